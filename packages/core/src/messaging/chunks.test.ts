import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMessage } from '../testing.ts';
import { CHUNK_SIZE, chunkMessages } from './chunks.ts';

const createMessages = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => aMessage(String(first + index)));
const all = createMessages(1, 400);
const part = (first: number, last: number) => all.slice(first - 1, last);
const sizes = (chunks: ReturnType<typeof chunkMessages>) => chunks.map(({ messages }) => messages.length);

test('cuts chunks from the newest message, so that the first page is one chunk', () => {
  expect(sizes(chunkMessages(part(51, 100)))).toEqual([CHUNK_SIZE]);
  expect(sizes(chunkMessages(part(1, 120)))).toEqual([20, 50, 50]);
  expect(chunkMessages([])).toEqual([]);
});

test('a new message changes only the last chunk, or opens one if that is full', () => {
  const previousChunks = chunkMessages(part(1, 100));
  const more = chunkMessages(part(1, 101), previousChunks);
  expect(sizes(more)).toEqual([50, 50, 1]);
  expect([more[0], more[1]]).toEqual([previousChunks[0], previousChunks[1]]);
  expect(more[1]).toBe(previousChunks[1]);
  const next = chunkMessages(part(1, 102), more);
  expect(next[1]).toBe(previousChunks[1]);
  expect(next[2]?.key).toBe(more[2]?.key);
});

test('older messages form chunks above the known ones', () => {
  const previousChunks = chunkMessages(part(101, 150));
  const more = chunkMessages(part(51, 150), previousChunks);
  expect(sizes(more)).toEqual([50, 50]);
  expect(more[1]).toBe(previousChunks[0]);
});

test('a read message changes only its own chunk', () => {
  const previousChunks = chunkMessages(part(1, 100));
  const messages = part(1, 100).with(70, { ...all[70]!, state: 'read' });
  const chunks = chunkMessages(messages, previousChunks);
  expect(chunks[0]).toBe(previousChunks[0]);
  expect(chunks[1]?.messages[20]?.state).toBe('read');
});

test('chunks equal the conversation after any growth or removal, each with a unique key', () => {
  const stretch = fc
    .tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 180 }))
    .map(([first, length]) => part(first, first + length - 1));
  const stretchWithHole = fc
    .tuple(stretch, fc.nat(100))
    .map(([messages, hole]) => messages.toSpliced(hole, 3));
  fc.assert(
    fc.property(fc.array(fc.oneof(stretch, stretchWithHole), { maxLength: 5 }), (states) => {
      let chunks: ReturnType<typeof chunkMessages> = [];
      for (const messages of states) {
        chunks = chunkMessages(messages, chunks);
        expect(chunks.flatMap((chunk) => chunk.messages)).toEqual(messages);
        expect(new Set(chunks.map(({ key }) => key)).size).toBe(chunks.length);
        expect(sizes(chunks).every((size) => size > 0 && size <= CHUNK_SIZE)).toBe(true);
      }
    }),
  );
});
