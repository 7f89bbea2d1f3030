import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '../src/database/data-folder.ts';
import { lockFolder } from '../src/database/folder-lock.ts';

/** Locks a folder, unless a living process has it. Returns a function that releases it, null if it is locked. */
function tryLock(folder: string): (() => void) | null {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof StartError) return null;
    throw error;
  }
}

/** Creates a file or folder that all test processes share, unless it exists. Only one creates it, and others wait. */
export async function createOnce(path: string, create: () => Promise<void>): Promise<void> {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  while (!existsSync(path)) {
    const release = tryLock(folder);
    if (!release) {
      await setTimeout(100);
      continue;
    }
    try {
      if (!existsSync(path)) await create();
    } catch (error) {
      // Two processes can take over the lock of a dead one at once. The first creation is as good as the second.
      if (!existsSync(path)) throw error;
    } finally {
      release();
    }
  }
}
