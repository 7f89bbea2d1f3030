import { expect, test } from 'vitest';
import { createChunks } from './displayChunks.ts';

const offset = () => 0;
const look = { offset, underWay: [], unreadFrom: undefined };

/** Two of each sender in a row, a message an hour. */
const all = Array.from({ length: 200 }, (_, index) => ({
  id: String(index + 1),
  client_id: null,
  conversation: 'c1',
  sender: index % 4 < 2 ? 'ada' : 'bob',
  text: `Message ${index + 1}`,
  sent_at: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
  state: 'sent' as const,
  image: null,
}));

test('older messages above leave the runs of a block the same objects, and take away the day that has been said', () => {
  const chunksOf = createChunks();
  const [before] = chunksOf(all.slice(100), look).slice(0, 1);
  const runs = before?.days.map((day) => day.runs);
  expect(before?.days.map(({ isContinued }) => isContinued)).not.toContain(true);
  const after = chunksOf(all.slice(50), look)[1];
  expect(after?.key).toBe(before?.key);
  expect(after?.days[0]?.isContinued).toBe(true);
  for (const [index, day] of (after?.days ?? []).entries()) expect(day.runs).toBe(runs?.[index]);
});

test('a divider makes the runs anew, because one begins at it', () => {
  const chunksOf = createChunks();
  const [before] = chunksOf(all.slice(150), look);
  const count = before?.days.flatMap(({ runs }) => runs).length ?? 0;
  const [after] = chunksOf(all.slice(150), { ...look, unreadFrom: '152' });
  expect(after?.days.flatMap(({ runs }) => runs)).toHaveLength(count + 1);
});

test('the tail of a block is its last runs, under no day that stands above what is left out', () => {
  const [chunk] = createChunks()(all.slice(150), look);
  const tail = chunk?.tail(9);
  expect(tail?.size).toBe(10);
  expect(tail?.key).toBe(chunk?.key);
  const ids = tail?.days.flatMap(({ runs }) => runs.flatMap(({ messages }) => messages.map(({ id }) => id)));
  expect(ids).toEqual(all.slice(190).map(({ id }) => id));
  expect(tail?.days.map(({ isContinued }) => isContinued)).toEqual([true, false]);
  expect(tail?.days[1]?.runs).toBe(chunk?.days.at(-1)?.runs);
  // It stays the same object, so that it is not drawn again.
  expect(chunk?.tail(10)).toBe(tail);
  expect(chunk?.tail(50)).toBe(chunk);
});
