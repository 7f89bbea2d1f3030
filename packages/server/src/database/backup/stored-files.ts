import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage } from '../../ports/ports.ts';
import { keysOf } from '../../modules/message-images/message-images.view.ts';
import type { StoredTable } from './catalog.ts';
import { readLineFile } from './line-file.ts';
import { tableFile } from './manifest.ts';

/** A photo or image in a backup. */
export interface BackupFile {
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Number of files that are copied at a time. */
const WIDTH = 8;

/** Keys that can't leave a folder: plain names between slashes. */
const PLAIN = /^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/;

/** Path of a file in a backup. Throws a RangeError for a key that could leave the folder. */
export function pathOf(folder: string, key: string): string {
  if (PLAIN.test(key)) return join(folder, 'files', key);
  throw new RangeError(`'${key}' is not a key of a stored file.`);
}

/** Returns the SHA-256 of bytes, in hex. */
export const hashOf = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** Runs work on several items at a time, and yields the results in order. */
export async function* inGroups<T, R>(
  items: AsyncIterable<T>,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  let group: T[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < WIDTH) continue;
    yield* await Promise.all(group.map(work));
    group = [];
  }
  yield* await Promise.all(group.map(work));
}

type Sizes = readonly { webp: string; avif?: string }[] | null;

/** Returns the storage keys of a photo. Drawn demo portraits are not in the storage. */
const keysOfPhoto = (sizes: Sizes): string[] =>
  (sizes ?? [])
    .flatMap(({ webp, avif }) => (avif ? [webp, avif] : [webp]))
    .filter((key) => key.startsWith('photos/'));

/** Returns the keys of a photo or message that operators removed, which is kept until nobody can appeal any more. */
function keysOfRemoved(content: string | null): string[] {
  const removedContent = JSON.parse(content ?? 'null') as {
    sizes?: Sizes;
    image?: { id: string } | null;
  } | null;
  return [
    ...keysOfPhoto(removedContent?.sizes ?? null),
    ...(removedContent?.image ? keysOf([removedContent.image.id]) : []),
  ];
}

/**
 * Returns the keys of files that the rows of a backup name: photos of members and images of messages, also removed ones.
 */
export async function* readKeys(folder: string, tables: readonly StoredTable[]): AsyncGenerator<string> {
  const valuesIn = async function* values(name: string, column: string) {
    const columnIndex = tables
      .find((table) => table.name === name)
      ?.columns.findIndex((each) => each.name === column);
    if (columnIndex === undefined || columnIndex < 0) throw new Error(`The backup has no ${name}.${column}.`);
    for await (const line of readLineFile(tableFile(folder, name)))
      yield (JSON.parse(line) as (string | null)[])[columnIndex] ?? null;
  };
  for await (const sizes of valuesIn('photos', 'sizes'))
    yield* keysOfPhoto(JSON.parse(sizes ?? 'null') as Sizes);
  for await (const id of valuesIn('message_images', 'id')) yield* keysOf([id ?? '']);
  for await (const content of valuesIn('takedowns', 'content')) yield* keysOfRemoved(content);
}

/** Copies files from the storage into a backup. Yields null for each that the storage does not have. */
export const copyOut = (
  folder: string,
  storage: FileStorage,
  keys: AsyncIterable<string>,
): AsyncGenerator<BackupFile | null> =>
  inGroups(keys, async (key) => {
    const data = await storage.get(key);
    if (!data) return null;
    const path = pathOf(folder, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, data, { mode: 0o600 });
    return { key, bytes: data.byteLength, sha256: hashOf(data) };
  });

/** Reads the list of files of a backup. */
export async function* readFileList(path: string): AsyncGenerator<BackupFile> {
  for await (const line of readLineFile(path)) yield JSON.parse(line) as BackupFile;
}

/** Returns a file of a backup, unless it is missing or differs from the list. */
export async function readBackupFile(
  folder: string,
  { key, bytes, sha256 }: BackupFile,
): Promise<Buffer | null> {
  const data = await readFile(pathOf(folder, key)).catch(() => null);
  return data && data.byteLength === bytes && hashOf(data) === sha256 ? data : null;
}
