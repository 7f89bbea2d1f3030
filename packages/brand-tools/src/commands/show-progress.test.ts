import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from './show-progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const check = { name: 'types', title: 'Types' };
const tests = {
  disclosures: { done: 31, left: 13, files: 1, unknownFiles: 0 },
  stories: { done: 12, left: 4, files: 60, unknownFiles: 41 },
};

/** Returns a stream, and what was written to it. */
function createStream(isTTY: boolean, columns = 200) {
  const writtenTexts: string[] = [];
  return {
    written: writtenTexts,
    stream: { isTTY, columns, write: (text: string) => writtenTexts.push(text) > 0 },
  };
}

test('says every ten seconds in a log how many places and stories are done and left', () => {
  const { written, stream } = createStream(false);
  const progress = showProgress(9, stream);
  vi.advanceTimersByTime(9000);
  expect(written).toEqual([]);
  progress.onEnd({ check });
  progress.onTests(tests);
  vi.advanceTimersByTime(11_000);
  expect(written).toEqual([
    '10 s: 1 of 9 checks done; places with labels, adverts and prices: 31 done, 13 left; stories: 12 done, 41 of 60 files left\n',
    expect.stringMatching(/^20 s: /),
  ]);
  progress.stop();
  vi.advanceTimersByTime(60_000);
  expect(written).toHaveLength(2);
});

test('draws one line on a terminal, no longer than it is wide, and removes it', () => {
  const { written, stream } = createStream(true, 40);
  const progress = showProgress(9, stream);
  progress.onTests(tests);
  progress.onEnd({ check });
  vi.advanceTimersByTime(500);
  progress.stop();
  expect(written).toEqual([
    '\r\u001B[KChecked 1 of 9: Types\n',
    '\r\u001B[K1 s: 1 of 9 checks done; places with la',
    '\r\u001B[K',
  ]);
});
