import type { FileStorage } from '@meetcute/server';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requireKey } from './storage-key.ts';

/** What a missing file says, and one below a file or a folder in its place. */
const MISSING: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Files in a folder, written aside and moved, so that a crash leaves no half file under a key. */
export function createFolderStorage(folder: string): FileStorage {
  const pathOf = async (name: string) => join(folder, requireKey(name));
  let count = 0;
  return {
    async put(name, data) {
      const path = await pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      // Two that write the same key at once must not write into one file.
      count += 1;
      const aside = `${path}.${process.pid}-${count}.part`;
      await writeFile(aside, data);
      await rename(aside, path);
    },
    get: async (name) => {
      try {
        return await readFile(await pathOf(name));
      } catch (error) {
        if (MISSING.includes(codeOf(error))) return null;
        throw error;
      }
    },
    delete: async (name) => rm(await pathOf(name), { force: true }),
  };
}
