import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStorage } from '@meetcute/server';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from './open-storage.ts';
import { readStorageUrl } from './storage-url.ts';

const open = { folder: '', storages: {} as Record<string, FileStorage>, close: async () => {} };

/** Opens storages in a data folder and in buckets of a local S3 server. */
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meetcute-storage-'));
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'photos-of-members', configs: [] }],
  });
  const { port } = await s3.run();
  const readBucket = (path: string) => readStorageUrl(`s3://S3RVER:S3RVER@127.0.0.1:${port}/${path}?tls=0`);
  open.folder = folder;
  open.storages = {
    folder: await openStorage({ bucket: undefined, dataDir: folder }),
    bucket: await openStorage({ bucket: readBucket('photos-of-members'), dataDir: folder }),
    'folder of a bucket': await openStorage({
      bucket: readBucket('photos-of-members/one/site'),
      dataDir: folder,
    }),
    'bucket that is not there': await openStorage({ bucket: readBucket('nobodys'), dataDir: folder }),
  };
  open.close = () => s3.close();
});
afterAll(async () => {
  await open.close();
  await rm(open.folder, { recursive: true });
});

const bytes = (text: string) => new TextEncoder().encode(text);
const storageOf = (name: string) => open.storages[name]!;

describe.each(['folder', 'bucket', 'folder of a bucket'])('a %s', (name) => {
  const textAt = async (key: string) => {
    const data = await storageOf(name).get(key);
    return data && new TextDecoder().decode(data);
  };

  test('returns stored bytes unchanged', async () => {
    const all = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    await storageOf(name).put('photos/a-1/640.webp', all);
    expect(Buffer.from((await storageOf(name).get('photos/a-1/640.webp')) ?? []).equals(all)).toBe(true);
  });

  test('keeps the last of two values under one key, even an empty one', async () => {
    await storageOf(name).put('photos/b/320.webp', bytes('first'));
    await storageOf(name).put('photos/b/320.webp', bytes('second'));
    expect(await textAt('photos/b/320.webp')).toBe('second');
    await storageOf(name).put('photos/b/320.webp', bytes(''));
    expect(await textAt('photos/b/320.webp')).toBe('');
  });

  test('keeps one complete value of two concurrent writes', async () => {
    const texts = ['a'.repeat(50_000), 'b'.repeat(50_000)];
    await Promise.all(texts.map((text) => storageOf(name).put('photos/c/320.webp', bytes(text))));
    expect(texts).toContain(await textAt('photos/c/320.webp'));
  });

  test('returns null for missing keys, and deletes a key even twice', async () => {
    expect(await textAt('photos/nobody/320.webp')).toBeNull();
    await storageOf(name).put('photos/d/320.webp', bytes('here'));
    expect(await textAt('photos/d/320.webp/deeper')).toBeNull();
    await storageOf(name).delete('photos/d/320.webp');
    await storageOf(name).delete('photos/d/320.webp');
    expect(await textAt('photos/d/320.webp')).toBeNull();
  });

  test.each([
    '',
    '/etc/passwd',
    '../server.lock',
    'photos/../../x',
    'photos//x',
    '.hidden',
    'a b',
    'x\0y',
    'x/',
  ])('refuses the key %j in every operation', async (key) => {
    const storage = storageOf(name);
    for (const attempt of [
      () => storage.get(key),
      () => storage.put(key, bytes('x')),
      () => storage.delete(key),
    ])
      await expect(attempt()).rejects.toThrow(/is not a key of a stored file/);
  });
});

test('separates two folders of one bucket', async () => {
  await storageOf('folder of a bucket').put('photos/e/320.webp', bytes('here'));
  expect(await storageOf('bucket').get('photos/e/320.webp')).toBeNull();
});

test('leaves no partial files in a folder', async () => {
  await storageOf('folder').put('photos/f/320.webp', bytes('here'));
  const names = await readdir(join(open.folder, 'uploads'), { recursive: true });
  expect(names.filter((file) => file.endsWith('.part'))).toEqual([]);
});

test('reports a failing storage as an error and not as a missing file', async () => {
  await expect(storageOf('bucket that is not there').get('photos/a/320.webp')).rejects.toThrow(/bucket/);
});

test('reads key, bucket, folder and region from an address', () => {
  expect(readStorageUrl('s3://key:s%2Fcret@s3.example.com:9000/photos/of/all?region=eu-west-1')).toEqual({
    endpoint: 'https://s3.example.com:9000',
    bucket: 'photos',
    prefix: 'of/all/',
    region: 'eu-west-1',
    credentials: { accessKeyId: 'key', secretAccessKey: 's/cret' },
  });
  expect(readStorageUrl('s3://s3.example.com/photos')).toMatchObject({ credentials: null, prefix: '' });
});

test.each([
  ['nonsense', /is not an address/],
  ['https://key:secret@s3.example.com/photos', /is not an address of an S3 storage/],
  ['s3://key:secret@s3.example.com', /names no bucket/],
  ['s3://key@s3.example.com/photos', /a key without its secret/],
  ['s3://key:secret@s3.example.com/photos?tls=no', /'tls' that is neither/],
  ['s3://key:secret@s3.example.com/photos?zone=1', /other than 'region' and 'tls'/],
])('refuses the address %s without printing its secret', (address, problem) => {
  const read = () => readStorageUrl(address);
  expect(read).toThrow(problem);
  expect(read).not.toThrow(/key:secret@s3.example.com\/photos\?/);
});
