import { PHOTO_MAX_BYTES } from '@meetcute/contract';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ServerError } from '../errors.ts';
import { ARRIVAL_LIMITS } from '@meetcute/core';
import { FORM_MAX } from './body.ts';
import { readForm, removeAbandonedForms } from './form.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meetcute-test-'));
  // A separate folder for temporary files, so that those of other runs are not counted.
  vi.stubEnv('TMPDIR', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const remaining = async () => (await readdir(folder)).length;

const TYPE = { 'content-type': 'multipart/form-data; boundary=b' };
const text = (value: string) => new TextEncoder().encode(value);
const partOf = (name = 'file', filename: string | null = 'a.png') =>
  text(
    `--b\r\ncontent-disposition: form-data; name="${name}"${filename === null ? '' : `; filename="${filename}"`}\r\n\r\n`,
  );
const END = text('\r\n--b--\r\n');
const BREAK = text('\r\n');
const MEGABYTE = new Uint8Array(1024 * 1024);

/** A request whose body is generated chunk by chunk as it is read. Reports how many chunks were read. */
function requestOf(chunks: Iterable<Uint8Array>, headers: Record<string, string> = TYPE) {
  let count = 0;
  const all = chunks[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const { done, value } = all.next();
        if (done) return controller.close();
        count += 1;
        controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request('http://a.test/', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
  return { request, count: () => count };
}

const megabytes = (count: number) => Array.from({ length: count }, () => MEGABYTE);

test('keeps names, order and bytes of files, stores them on disk and removes them', async () => {
  const { request } = requestOf([partOf(), text('one'), BREAK, partOf('file', 'b ü.jpg'), text('two'), END]);
  const form = await readForm(request);
  const files = form.values['file'] ?? [];
  expect(files.map(({ name }) => name)).toEqual(['a.png', 'b ü.jpg']);
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(['one', 'two']);
  expect(await remaining()).toBe(1);
  await form.remove();
  expect(await remaining()).toBe(0);
});

test.each(['../../outside.jpg', '/etc/outside.jpg', String.raw`..\..\outside.jpg`, 'a\0outside.jpg'])(
  'stores the file %j under no path of its own',
  async (name) => {
    const form = await readForm(requestOf([partOf('file', name), text('one'), END]).request);
    const [ofForm = '', ...others] = await readdir(folder);
    expect([others, await readdir(join(folder, ofForm))]).toEqual([[], ['0']]);
    await form.remove();
  },
);

test('accepts a photo of exactly 15 MB', async () => {
  const form = await readForm(requestOf([partOf(), ...megabytes(15), END]).request);
  expect(form.values['file']?.[0]?.size).toBe(PHOTO_MAX_BYTES);
  await form.remove();
});

function* endless(begin: Uint8Array, chunk: Uint8Array) {
  yield begin;
  for (;;) yield chunk;
}

test.each([
  [
    'a photo of more than 15 MB',
    () => endless(partOf(), MEGABYTE),
    24,
    { code: 'too_large', fields: { 'file.0': 'too_large' } },
  ],
  [
    'a thirteenth photo',
    () => endless(text(''), new Uint8Array([...partOf(), 120, 13, 10])),
    80,
    { code: 'too_many_images' },
  ],
  [
    'another part',
    () => endless(partOf('picture'), MEGABYTE),
    8,
    { code: 'bad_request', fields: { picture: 'unrecognized_keys' } },
  ],
  [
    'a text',
    () => [partOf('about', null), text('me'), BREAK, partOf(), END],
    9,
    { code: 'bad_request', fields: { about: 'unrecognized_keys' } },
  ],
  [
    'a truncated form',
    () => [partOf(), text('half')],
    9,
    { code: 'bad_request', fields: { '': 'malformed' } },
  ],
  [
    'a body that is not a form',
    () => [text('hello')],
    9,
    { code: 'bad_request', fields: { '': 'malformed' } },
  ],
])('refuses %s as soon as possible and leaves no file', async (_, chunks, maxChunks, error) => {
  const { request, count } = requestOf(chunks());
  await expect(readForm(request)).rejects.toMatchObject(error);
  expect(count()).toBeLessThan(maxChunks);
  expect(await remaining()).toBe(0);
});

test('does not read a form that is declared too large, has no boundary or has another type', async () => {
  const cases: [Record<string, string>, string][] = [
    [{ ...TYPE, 'content-length': String(FORM_MAX + 1) }, 'too_large'],
    [{ 'content-type': 'multipart/form-data' }, 'bad_request'],
    [{ 'content-type': 'application/json' }, 'unsupported_type'],
  ];
  for (const [headers, code] of cases) {
    const { request, count } = requestOf(endless(partOf(), MEGABYTE), headers);
    await expect(readForm(request)).rejects.toMatchObject({ code });
    expect([count(), await remaining()]).toEqual([0, 0]);
  }
});

test.each([
  ['goes silent', { idle: 20 }],
  ['takes too long in total', { total: 20 }],
  ['arrives too slowly', { grace: 20 }],
])('aborts a form that %s and leaves no file', async (_, limit) => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array([...partOf(), 1, 2, 3])),
  });
  const init = { method: 'POST', body, headers: TYPE, duplex: 'half' } as RequestInit;
  await expect(
    readForm(new Request('http://a.test/', init), { ...ARRIVAL_LIMITS, ...limit }),
  ).rejects.toMatchObject({
    code: 'request_timeout',
  });
  expect(await remaining()).toBe(0);
});

/** Creates a use of the disk that cuts its form off on demand. */
function createUse() {
  const error = new ServerError('unavailable');
  let cut = () => {};
  let isFree = false;
  let byteCount = 0;
  return {
    error,
    cut: () => cut(),
    isFree: () => isFree,
    counted: () => byteCount,
    start: (cutForm: (error: ServerError) => void) => {
      cut = () => cutForm(error);
      return { count: (bytes: number) => void (byteCount += bytes), free: () => void (isFree = true) };
    },
  };
}

test('deletes a form that is cut off while it arrives', async () => {
  const use = createUse();
  function* chunks() {
    yield partOf();
    use.cut();
    yield MEGABYTE;
  }
  await expect(readForm(requestOf(chunks()).request, ARRIVAL_LIMITS, use.start)).rejects.toBe(use.error);
  expect([await remaining(), use.isFree()]).toEqual([0, true]);
});

test('counts the bytes of a form, and deletes a complete one that is cut off', async () => {
  const use = createUse();
  const { request } = requestOf([partOf(), text('one'), END]);
  const form = await readForm(request, ARRIVAL_LIMITS, use.start);
  expect([await remaining(), use.isFree()]).toEqual([1, false]);
  expect(use.counted()).toBe(partOf().length + 3 + END.length);
  use.cut();
  expect(form.signal.reason).toBe(use.error);
  await expect.poll(use.isFree).toBe(true);
  expect(await remaining()).toBe(0);
});

test('removes only folders of a killed server that are older than a day', async () => {
  const yesterday = Date.now() / 1000 - 90_000;
  for (const name of ['meetcute-form-old', 'meetcute-form-new', 'other']) await mkdir(join(folder, name));
  for (const name of ['meetcute-form-old', 'other']) await utimes(join(folder, name), yesterday, yesterday);
  await removeAbandonedForms();
  expect((await readdir(folder)).toSorted()).toEqual(['meetcute-form-new', 'other']);
});
