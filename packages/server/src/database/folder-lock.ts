import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './data-folder.ts';

/** When a process began, so that a number given out again is not taken for the old process; null if unknown. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(pid: number, started: string | null): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return startOf(pid) === started;
}

const read = (file: string): { pid: number; started: string | null } | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { pid: number; started: string | null };
  } catch {
    return null;
  }
};

/** Keeps a second server out of a data folder; survives `kill -9`. Answers how to let go. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.lock');
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  const release = () => {
    const holder = read(file);
    if (holder && JSON.stringify(holder) === own) rmSync(file, { force: true });
  };
  try {
    writeFileSync(file, own, { flag: 'wx' });
    return release;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = read(file);
  if (holder && isAlive(holder.pid, holder.started)) {
    throw new StartError(
      `Another server (process ${holder.pid}) uses the data folder ${folder}. Stop it, or name another folder in DATA_DIR.`,
    );
  }
  // The holder is gone. Renaming is atomic; of two that come here at once the last one wins, the other sees it below.
  const next = `${file}.${process.pid}`;
  writeFileSync(next, own);
  renameSync(next, file);
  if (readFileSync(file, 'utf8') !== own)
    throw new StartError(`Another server took the data folder ${folder} just now.`);
  return release;
}
