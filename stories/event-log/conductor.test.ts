import { expect, test } from 'vitest';
import { conduct } from './conductor.ts';

/** Stage that records its calls. */
function stage() {
  const calls: string[] = [];
  const goTo = conduct({
    begin: async () => void calls.push('anew'),
    happen: async (index) => void calls.push(String(index)),
    onArrived: (step) => void calls.push(`at ${step}`),
  });
  const whenAt = (step: number) => expect.poll(() => calls.at(-1)).toBe(`at ${step}`);
  return { seen: calls, goTo, whenAt };
}

test('applies each moment once when moving forward', async () => {
  const { seen, goTo, whenAt } = stage();
  goTo(2);
  await whenAt(2);
  goTo(3);
  await whenAt(3);
  expect(seen).toEqual(['0', '1', 'at 2', '2', 'at 3']);
});

test('replays the log from the start when moving back', async () => {
  const { seen, goTo, whenAt } = stage();
  goTo(3);
  await whenAt(3);
  goTo(1);
  await whenAt(1);
  expect(seen.slice(4)).toEqual(['anew', '0', 'at 1']);
});

test('follows the last of several targets and applies no moment twice', async () => {
  const { seen, goTo, whenAt } = stage();
  goTo(3);
  goTo(0);
  goTo(2);
  await whenAt(2);
  expect(seen).toEqual(['0', '1', 'at 2']);
});
