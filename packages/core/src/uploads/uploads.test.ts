import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectImageType } from './image-type.ts';
import { isRetryable, moveTo, nextUpload, reduceUploads, type Upload, type UploadEvent } from './uploads.ts';

const after = (...events: UploadEvent[]) => events.reduce(reduceUploads, [] as readonly Upload[]);
const added: UploadEvent = {
  type: 'added',
  uploads: [
    { id: 'a', name: 'a.jpg', problem: null },
    { id: 'b', name: 'b.svg', problem: 'imageType' },
    { id: 'c', name: 'c.png', problem: null },
  ],
};

test('files wait in order, and an invalid one fails while the others continue', () => {
  expect(after(added).map(({ id, state, problem }) => [id, state, problem])).toEqual([
    ['a', 'waiting', null],
    ['b', 'failed', 'imageType'],
    ['c', 'waiting', null],
  ]);
  expect(nextUpload(after(added))?.id).toBe('a');
  expect(nextUpload(after(added, { type: 'started', id: 'a' }))).toBeNull();
  expect(nextUpload(after(added, { type: 'started', id: 'a' }, { type: 'done', id: 'a' }))?.id).toBe('c');
});

test('a failed upload can be retried, an invalid file can’t', () => {
  const failed = after(added, { type: 'started', id: 'a' }, { type: 'failed', id: 'a', problem: 'failed' });
  expect(failed.map(isRetryable)).toEqual([true, false, false]);
  expect(nextUpload(failed)?.id).toBe('c');
  expect(nextUpload(reduceUploads(failed, { type: 'retried', id: 'a' }))?.id).toBe('a');
});

test('an invalid file stays until a valid one is added', () => {
  const add = (id: string, problem: Upload['problem']): UploadEvent => ({
    type: 'added',
    uploads: [{ id, name: `${id}.png`, problem }],
  });
  const ids = (...events: UploadEvent[]) => after(...events).map(({ id }) => id);
  expect(ids(add('a', 'imageSmall'), add('b', 'imageType'))).toEqual(['a', 'b']);
  expect(ids(add('a', 'imageSmall'), add('b', null))).toEqual(['b']);
  const failed: UploadEvent = { type: 'failed', id: 'a', problem: 'failed' };
  expect(ids(add('a', null), { type: 'started', id: 'a' }, failed, add('b', null))).toEqual(['a', 'b']);
});

test('progress goes from 0 to 1, and a cancelled file is removed', () => {
  const sending = after(added, { type: 'started', id: 'a' });
  expect(reduceUploads(sending, { type: 'progressed', id: 'a', progress: 1.2 })[0]?.progress).toBe(1);
  expect(reduceUploads(sending, { type: 'removed', id: 'a' }).map(({ id }) => id)).toEqual(['b', 'c']);
});

test('an unknown id changes nothing', () => {
  const uploads = after(added);
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
      const to = place % ids.length;
      const moved = moveTo(ids, id, to);
      expect([...moved].sort()).toEqual([...ids].sort());
      expect(moved[to]).toBe(id);
    }),
  );
  expect(moveTo(['a', 'b'], 'z', 0)).toEqual(['a', 'b']);
});
