import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectImageType } from './image-type.ts';
import { isRetryable, moveTo, nextUpload, reduceUploads, type Upload, type UploadEvent } from './uploads.ts';

const applyEvents = (...events: UploadEvent[]) => events.reduce(reduceUploads, [] as readonly Upload[]);
const addedEvent: UploadEvent = {
  type: 'added',
  uploads: [
    { id: 'a', name: 'a.jpg', problem: null },
    { id: 'b', name: 'b.svg', problem: 'imageType' },
    { id: 'c', name: 'c.png', problem: null },
  ],
};

test('files wait in order, and an invalid one fails while the others continue', () => {
  expect(applyEvents(addedEvent).map(({ id, state, problem }) => [id, state, problem])).toEqual([
    ['a', 'waiting', null],
    ['b', 'failed', 'imageType'],
    ['c', 'waiting', null],
  ]);
  expect(nextUpload(applyEvents(addedEvent))?.id).toBe('a');
  expect(nextUpload(applyEvents(addedEvent, { type: 'started', id: 'a' }))).toBeNull();
  expect(
    nextUpload(applyEvents(addedEvent, { type: 'started', id: 'a' }, { type: 'done', id: 'a' }))?.id,
  ).toBe('c');
});

test('a failed upload can be retried, an invalid file can’t', () => {
  const failedUploads = applyEvents(
    addedEvent,
    { type: 'started', id: 'a' },
    { type: 'failed', id: 'a', problem: 'failed' },
  );
  expect(failedUploads.map(isRetryable)).toEqual([true, false, false]);
  expect(nextUpload(failedUploads)?.id).toBe('c');
  expect(nextUpload(reduceUploads(failedUploads, { type: 'retried', id: 'a' }))?.id).toBe('a');
});

test('an invalid file stays until a valid one is added', () => {
  const add = (id: string, problem: Upload['problem']): UploadEvent => ({
    type: 'added',
    uploads: [{ id, name: `${id}.png`, problem }],
  });
  const ids = (...events: UploadEvent[]) => applyEvents(...events).map(({ id }) => id);
  expect(ids(add('a', 'imageSmall'), add('b', 'imageType'))).toEqual(['a', 'b']);
  expect(ids(add('a', 'imageSmall'), add('b', null))).toEqual(['b']);
  const failedEvent: UploadEvent = { type: 'failed', id: 'a', problem: 'failed' };
  expect(ids(add('a', null), { type: 'started', id: 'a' }, failedEvent, add('b', null))).toEqual(['a', 'b']);
});

test('progress goes from 0 to 1, and a cancelled file is removed', () => {
  const sending = applyEvents(addedEvent, { type: 'started', id: 'a' });
  expect(reduceUploads(sending, { type: 'progressed', id: 'a', progress: 1.2 })[0]?.progress).toBe(1);
  expect(reduceUploads(sending, { type: 'removed', id: 'a' }).map(({ id }) => id)).toEqual(['b', 'c']);
});

test('an unknown id changes nothing', () => {
  const uploads = applyEvents(addedEvent);
  for (const type of ['started', 'done', 'removed', 'retried'] as const) {
    expect(reduceUploads(uploads, { type, id: 'z' })).toEqual(uploads);
  }
});

test(
  'detects png and jpeg by their first bytes, not by name',
  { meta: { spec: ['upload.accepts-png-jpeg-jpg'] } },
  () => {
    const text = (words: string) => new TextEncoder().encode(words);
    expect(detectImageType(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('image/png');
    expect(detectImageType(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
    expect([
      detectImageType(text('<svg xmlns')),
      detectImageType(text('GIF89a..')),
      detectImageType(text('')),
    ]).toEqual([null, null, null]);
  },
);

test('moving a photo keeps every photo once, at its new place', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (ids, pick, place) => {
      const id = ids[pick % ids.length] ?? '';
      const target = place % ids.length;
      const movedIds = moveTo(ids, id, target);
      expect([...movedIds].sort()).toEqual([...ids].sort());
      expect(movedIds[target]).toBe(id);
    }),
  );
  expect(moveTo(['a', 'b'], 'z', 0)).toEqual(['a', 'b']);
});
