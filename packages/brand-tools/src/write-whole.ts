import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file whole or not at all: beside it first, then in its place. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const part = `${file}.${randomUUID()}.part`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(part, content, existsSync(file) ? { mode: statSync(file).mode } : {});
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}
