import { expect, test } from 'vitest';
import { createDrafts, draftKey } from '../provider/drafts.ts';
import { readUnsent, writeUnsent } from './unsent.ts';

const drafts = () => createDrafts(() => undefined);

test('a message that a reload interrupted can be tried again under its own id', () => {
  const kept = drafts();
  writeUnsent(kept, 'anna', 'c1', [{ client_id: 'm1', text: 'Hello', state: 'sending' }]);
  expect(readUnsent(kept, 'anna', 'c1')).toEqual([{ client_id: 'm1', text: 'Hello', state: 'failed' }]);
  expect(readUnsent(kept, 'anna', 'c2')).toEqual([]);
});

test('the next member in the same tab gets none of it', () => {
  const kept = drafts();
  writeUnsent(kept, 'anna', 'c1', [{ client_id: 'm1', text: 'Hello', state: 'failed' }]);
  expect(readUnsent(kept, 'ben', 'c1')).toEqual([]);
});

test('when all was sent nothing is kept', () => {
  const kept = drafts();
  writeUnsent(kept, 'anna', 'c1', [{ client_id: 'm1', text: 'Hello', state: 'failed' }]);
  writeUnsent(kept, 'anna', 'c1', []);
  expect(readUnsent(kept, 'anna', 'c1')).toEqual([]);
});

test.each(['{', 'null', '7'])('what is not legible, such as %s, counts as nothing', (text) => {
  const kept = drafts();
  kept.write(`${draftKey('anna', 'c1')}-unsent`, text);
  expect(readUnsent(kept, 'anna', 'c1')).toEqual([]);
});
