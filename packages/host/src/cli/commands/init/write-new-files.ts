import type { EventEmitter } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../../../start/StartError.ts';
import { runInterruptible } from '../../interruption.ts';

/** Files that were written, and those that were there before. */
export interface WrittenFiles {
  readonly written: readonly string[];
  readonly kept: readonly string[];
}

async function writeMissing(
  folder: string,
  files: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<WrittenFiles> {
  const [first] = Object.keys(files);
  const writtenPaths: string[] = [];
  const keptPaths: string[] = [];
  // Outermost folders that were made here, which are removed as a whole.
  const madeFolders: string[] = [];
  try {
    for (const [path, text] of Object.entries(files)) {
      signal.throwIfAborted();
      const file = join(folder, path);
      const outermost = await mkdir(dirname(file), { recursive: true });
      if (outermost) madeFolders.push(outermost);
      try {
        await writeFile(file, text, { flag: 'wx' });
        writtenPaths.push(path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        if (path === first)
          throw new StartError(`${file} already exists. Give the site another name, or remove the file.`);
        keptPaths.push(path);
      }
    }
    signal.throwIfAborted();
    return { written: writtenPaths, kept: keptPaths };
  } catch (error) {
    for (const path of writtenPaths) await rm(join(folder, path), { force: true });
    for (const path of madeFolders) await rm(path, { recursive: true, force: true });
    if (error instanceof StartError) throw error;
    throw new StartError(`The files can't be written to ${folder}: ${(error as Error).message}.`);
  }
}

/**
 * Writes files into a folder, and replaces none: the first one must be new, others that exist are kept. Rejects with a
 * StartError after it has removed what it wrote, also where one of the `signals` interrupts it.
 */
export const writeNewFiles = (
  folder: string,
  files: Readonly<Record<string, string>>,
  signals?: EventEmitter,
): Promise<WrittenFiles> =>
  runInterruptible(
    new StartError('Interrupted: nothing was written.'),
    (signal) => writeMissing(folder, files, signal),
    signals,
  );
