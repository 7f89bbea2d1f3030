import type { FileStorage } from '@meetcute/server';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requireKey } from './storage-key.ts';

/** Error codes of a missing file, or of a file or folder in the place of the other. */
const MISSING: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Stores files in a folder. Each is written to a temporary file and renamed, so that a crash leaves no
 * incomplete file.
 */
export function createFolderStorage(folder: string): FileStorage {
  const pathOf = async (name: string) => join(folder, requireKey(name));
  let count = 0;
  return {
    async put(name, data) {
      const path = await pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      // Concurrent writes of one key need separate temporary files.
      count += 1;
      const temporary = `${path}.${process.pid}-${count}.part`;
      await writeFile(temporary, data);
      await rename(temporary, path);
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
