import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from '../start/environment.ts';
import { startFailure } from '../start/messages.ts';
import { startHost } from '../start/start.ts';
import { templatesFolder } from './templates-folder.ts';

/** File of the program `meetcute`. */
export const program = fileURLToPath(new URL('../../bin/meetcute.mjs', import.meta.url));

/** Creates an empty temporary folder. */
export const newFolder = (name: string) => mkdtempSync(join(tmpdir(), `mc-${name}-`));

/** Returns the variables of a host, by default in front of a back end that does not respond. */
const variablesOf = (env: Record<string, string>) => ({
  PORT: '0',
  DATA_DIR: newFolder('data'),
  TEMPLATES_DIR: templatesFolder(),
  API_ORIGIN: 'http://127.0.0.1:9',
  LOG_FORMAT: 'text',
  ...env,
});

/**
 * Tries to start a host in this process, which takes a tenth of the time of its own. Returns the failure after the steps
 * before it, a line each; '' after a start.
 */
export async function readStartFailure(env: Record<string, string>): Promise<string> {
  const lines: string[] = [];
  try {
    const onStep = (sentence: string) => void lines.push(sentence);
    await (await startHost(readEnvironment(variablesOf(env), false), { onStep })).stop();
    return '';
  } catch (error) {
    return [...lines, startFailure(error)].join('\n');
  }
}

/** Starts the host in its own process. */
export function startProgram(env: Record<string, string>) {
  const all = { PATH: process.env['PATH'] ?? '', ...variablesOf(env) };
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
