import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './data-folder.ts';

/**
 * Returns the start time of a process, so that a reused process id is not mistaken for the old process.
 * Returns null if unknown.
 */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(pid: number, startTime: string | null): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return startOf(pid) === startTime;
}

const read = (file: string): { pid: number; started: string | null } | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { pid: number; started: string | null };
  } catch {
    return null;
  }
};

/**
 * Locks a data folder against a second server and returns a function that releases the lock. A lock left
 * behind by `kill -9` is taken over. Throws a StartError when another server holds the lock.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.lock');
  const ownLock = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  const release = () => {
    const holder = read(file);
    if (holder && JSON.stringify(holder) === ownLock) rmSync(file, { force: true });
  };
  try {
    writeFileSync(file, ownLock, { flag: 'wx' });
    return release;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = read(file);
  if (holder && isAlive(holder.pid, holder.started)) {
    throw new StartError(
      `Another server (process ${holder.pid}) is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  // The lock is stale. Renaming is atomic: when two servers take it over at once, the last one wins and the
  // other fails below.
  const next = `${file}.${process.pid}`;
  writeFileSync(next, ownLock);
  renameSync(next, file);
  if (readFileSync(file, 'utf8') !== ownLock)
    throw new StartError(
      `Another server has just locked the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
    );
  return release;
}
