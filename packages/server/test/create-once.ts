import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Time in ms after which a lock is that of a process that was killed. */
const STALE_AFTER = 120_000;

/** Takes a lock. Returns whether no other process has it. */
function takeLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const taken = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - taken > STALE_AFTER) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** Creates a file or folder that all test processes share, unless it exists. Only one creates it, and others wait. */
export async function createOnce(path: string, create: () => Promise<void>): Promise<void> {
  const lock = `${path}.lock`;
  mkdirSync(dirname(path), { recursive: true });
  while (!existsSync(path)) {
    if (!takeLock(lock)) {
      await setTimeout(100);
      continue;
    }
    try {
      if (!existsSync(path)) await create();
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
}
