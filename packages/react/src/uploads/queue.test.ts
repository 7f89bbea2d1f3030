import { ApiError } from '@meetcute/client';
import { createClientStore } from '../provider/client-store.ts';
import { expect, test } from 'vitest';
import { fileProblem, uploadProblem } from './photo-file.ts';
import { uploadQueue, type SendFile } from './queue.ts';

const pngHead = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const fileOf = (name: string) => new File([pngHead], name);
const item = (id: string) => ({ id, file: fileOf(`${id}.png`), problem: null });

interface Sent {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

/** Creates a queue whose uploads the test completes. */
function controlledQueue(store = createClientStore()) {
  const sentUploads: Sent[] = [];
  const send: SendFile = (file, signal, onProgress) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      sentUploads.push({ name: file.name, signal, onProgress, done: resolve, fail: reject });
    });
  const queue = uploadQueue(store, 'ada', send);
  const states = () => queue.read().map(({ id, state, progress }) => [id, state, progress]);
  return { store, queue, sent: sentUploads, states, names: () => sentUploads.map(({ name }) => name) };
}

test('sends files one at a time with progress and removes stored ones', async () => {
  const { names, queue, sent, states } = controlledQueue();
  queue.add([item('a'), item('b')]);
  expect(names()).toEqual(['a.png']);
  sent[0]?.onProgress(0.5);
  expect(states()).toEqual([
    ['a', 'sending', 0.5],
    ['b', 'waiting', 0],
  ]);
  sent[0]?.done();
  await expect.poll(names).toEqual(['a.png', 'b.png']);
  sent[1]?.done();
  await expect.poll(states).toEqual([]);
});

test('reports why a file failed, continues with the others and can retry it', async () => {
  const { names, queue, sent, states } = controlledQueue();
  queue.add([item('a'), item('b')]);
  sent[0]?.fail(new ApiError({ status: 0, code: 'network', message: 'lost' }));
  await expect.poll(names).toEqual(['a.png', 'b.png']);
  expect(queue.read()[0]).toMatchObject({ state: 'failed', problem: 'failed' });
  queue.retry('a');
  expect(names()).toHaveLength(2);
  sent[1]?.done();
  await expect.poll(names).toEqual(['a.png', 'b.png', 'a.png']);
  sent[2]?.done();
  await expect.poll(states).toEqual([]);
});

test('aborts a removed file and continues with the next', async () => {
  const { names, queue, sent, states } = controlledQueue();
  queue.add([item('a'), item('b')]);
  expect(queue.previewOf('a')).toMatch(/^blob:/);
  queue.remove('a');
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(queue.previewOf('a')).toBeUndefined();
  await expect.poll(names).toEqual(['a.png', 'b.png']);
  expect(states()).toEqual([['b', 'sending', 0]]);
});

test('a new queue on the same page continues with the files of the previous one', async () => {
  const first = controlledQueue();
  first.queue.add([item('a'), item('b')]);
  const second = controlledQueue(first.store);
  expect(second.states()).toEqual(first.states());
  second.queue.add([item('c')]);
  expect(second.names()).toEqual([]);
  first.sent[0]?.done();
  await expect.poll(() => first.names()).toEqual(['a.png', 'b.png']);
});

test('does not share files between members', () => {
  const { store, queue } = controlledQueue();
  queue.add([item('a')]);
  const other = uploadQueue(store, 'ben', () => Promise.resolve());
  expect(other.read()).toEqual([]);
});

test.each([
  ['a PNG by content', [pngHead], 'me.txt', null],
  ['a JPEG by content', [new Uint8Array([0xff, 0xd8, 0xff, 0xe1])], 'me', null],
  ['a drawing with the name of a PNG', ['<svg/>'], 'me.png', 'svg'],
  ['a WebP', ['RIFF0000WEBPVP8 '], 'me.jpg', 'webp'],
  ['a photo of an iPhone', ['0000ftypheic0000'], 'IMG_1.HEIC', 'heic'],
  ['a text', ['hello'], 'me.png', 'imageType'],
  ['an empty file', [], 'me.png', 'imageEmpty'],
  [
    'a PNG of 199 × 200',
    [pngHead, new Uint8Array([0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 199, 0, 0, 0, 200])],
    'me.png',
    'imageSmall',
  ],
  [
    'a PNG of 200 × 200',
    [pngHead, new Uint8Array([0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 200, 0, 0, 0, 200])],
    'me.png',
    null,
  ],
  ['a file over 15 MB', [pngHead, new Uint8Array(15 * 1024 * 1024)], 'me.png', 'imageSize'],
] as const)(
  'checks %s by its content',
  { meta: { spec: ['upload.accepts-png-jpeg-jpg'] } },
  async (_, parts, name, expected) => {
    expect(await fileProblem(new File([...parts], name), 'photo')).toBe(expected);
  },
);

test.each([
  ['image_unreadable', 'imageUnreadable'],
  ['too_many_images', 'tooMany'],
  ['too_large', 'imageSize'],
  ['unsupported_type', 'imageType'],
  ['network', 'failed'],
  ['server_error', 'failed'],
  ['too_many_requests', 'failed'],
])('maps the error %s to the problem %s', (code, expected) => {
  expect(uploadProblem(new ApiError({ status: 400, code, message: code }))).toBe(expected);
});

test.each([
  ['broken', 'imageDamaged'],
  ['too_small', 'imageSmall'],
  ['too_many_pixels', 'imagePixels'],
  ['empty', 'imageEmpty'],
  ['gif', 'gif'],
  ['not_a_photo', 'imageType'],
  ['constructor', 'imageUnreadable'],
])('maps the reason %s of the server to the problem %s', (reason, expected) => {
  const error = { status: 422, code: 'image_unreadable', message: reason, fields: { 'file.0': reason } };
  expect(uploadProblem(new ApiError(error))).toBe(expected);
});
