import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWhole } from './write-whole.ts';

/** Writes files into a folder, all or none: after a fault each one is as it was. */
export function writeAll(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  const contentsBefore = new Map<string, Uint8Array | null>();
  const newFolders: string[] = [];
  try {
    for (const [path, content] of files) {
      const file = join(folder, path);
      const newFolder = mkdirSync(dirname(file), { recursive: true });
      if (newFolder !== undefined) newFolders.push(newFolder);
      contentsBefore.set(file, existsSync(file) ? readFileSync(file) : null);
      writeWhole(file, content);
    }
  } catch (fault) {
    for (const [file, content] of contentsBefore)
      if (content) writeWhole(file, content);
      else rmSync(file, { force: true });
    for (const each of newFolders) rmSync(each, { recursive: true, force: true });
    throw fault;
  }
}
