import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templatesFolder } from './templates-folder.ts';

/** File of the program `meetcute`. */
export const program = fileURLToPath(new URL('../../bin/meetcute.mjs', import.meta.url));

/** Creates an empty temporary folder. */
export const newFolder = (name: string) => mkdtempSync(join(tmpdir(), `mc-${name}-`));

/** Starts the host in its own process, by default in front of a back end that does not respond. */
export function startProgram(env: Record<string, string>) {
  const all = {
    PATH: process.env['PATH'] ?? '',
    PORT: '0',
    DATA_DIR: newFolder('data'),
    TEMPLATES_DIR: templatesFolder(),
    API_ORIGIN: 'http://127.0.0.1:9',
    LOG_FORMAT: 'text',
    ...env,
  };
  const child = spawn(process.execPath, [program, 'start'], { env: all });
  let output = '';
  const read = (data: Buffer) => (output += String(data));
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
  const ready = new Promise<void>((resolve) =>
    child.stdout.on('data', () => output.includes('Stop with') && resolve()),
  );
  return { child, exit, ready, read: () => output };
}
