import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Files by their path in a folder. */
export type Files = Readonly<Record<string, string>>;

/** Writes files into a folder. The `signal` stops it. */
async function writeFiles(folder: string, files: Files, signal: AbortSignal): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    signal.throwIfAborted();
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/**
 * Writes files into a new folder, all or none: into a temporary one beside it, which is renamed. The `signal` removes it.
 * Rejects if the folder exists.
 */
export async function writeFolder(folder: string, files: Files, signal: AbortSignal): Promise<void> {
  let part: string | undefined;
  try {
    await mkdir(dirname(folder), { recursive: true });
    // A dot keeps it out of the workspace, whose folders are found by their names.
    part = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`));
    await writeFiles(part, files, signal);
    signal.throwIfAborted();
    if (existsSync(folder)) throw new Error(`${folder} already exists. Choose another name, or remove it.`);
    // A temporary folder is its owner's alone.
    await chmod(part, 0o777 & ~process.umask());
    await rename(part, folder);
  } finally {
    if (part) await rm(part, { recursive: true, force: true });
  }
}
