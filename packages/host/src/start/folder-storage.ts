import type { Storage } from '@meetcute/server';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const key = /^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/;

/** Files in a folder, written aside and moved, so that a crash leaves no half file under a key. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (name: string) => {
    if (key.test(name)) return join(folder, name);
    throw new RangeError(`'${name}' is no key of a stored file: keys are plain names between slashes.`);
  };
  return {
    async put(name, data) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.part`, data);
      await rename(`${path}.part`, path);
    },
    get: (name) => readFile(pathOf(name)).catch(() => null),
    delete: (name) => rm(pathOf(name), { force: true }),
  };
}
