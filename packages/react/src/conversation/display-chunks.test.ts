import { expect, test } from 'vitest';
import { createChunks } from './display-chunks.ts';

const offset = () => 0;
const context = { offset, underWay: [], unreadFrom: undefined };

/** Messages one hour apart, two in a row by each sender. */
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

test('reuses the runs of a chunk when older messages load, and marks its first day as continued', () => {
  const chunksOf = createChunks();
  const [chunkBefore] = chunksOf(all.slice(100), context).slice(0, 1);
  const runs = chunkBefore?.days.map((day) => day.runs);
  expect(chunkBefore?.days.map(({ isContinued }) => isContinued)).not.toContain(true);
  const chunkAfter = chunksOf(all.slice(50), context)[1];
  expect(chunkAfter?.key).toBe(chunkBefore?.key);
  expect(chunkAfter?.days[0]?.isContinued).toBe(true);
  for (const [index, day] of (chunkAfter?.days ?? []).entries()) expect(day.runs).toBe(runs?.[index]);
});

test('starts a new run at the unread divider', () => {
  const chunksOf = createChunks();
  const [chunkBefore] = chunksOf(all.slice(150), context);
  const count = chunkBefore?.days.flatMap(({ runs }) => runs).length ?? 0;
  const [chunkAfter] = chunksOf(all.slice(150), { ...context, unreadFrom: '152' });
  expect(chunkAfter?.days.flatMap(({ runs }) => runs)).toHaveLength(count + 1);
});

test('returns the last runs of a chunk as its tail, without a heading for a day that is cut', () => {
  const [chunk] = createChunks()(all.slice(150), context);
  const tail = chunk?.tail(9);
  expect(tail?.size).toBe(10);
  expect(tail?.key).toBe(chunk?.key);
  const ids = tail?.days.flatMap(({ runs }) => runs.flatMap(({ messages }) => messages.map(({ id }) => id)));
  expect(ids).toEqual(all.slice(190).map(({ id }) => id));
  expect(tail?.days.map(({ isContinued }) => isContinued)).toEqual([true, false]);
  expect(tail?.days[1]?.runs).toBe(chunk?.days.at(-1)?.runs);
  // The same object, so that it is not rendered again.
  expect(chunk?.tail(10)).toBe(tail);
  expect(chunk?.tail(50)).toBe(chunk);
});
