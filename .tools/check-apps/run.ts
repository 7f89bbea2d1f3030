import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a command in a folder and resolves to its output. Rejects with its output if it fails. */
export const run = (cwd: string, command: string, ...args: string[]) =>
  promisify(execFile)(command, args, { cwd, maxBuffer: 64 * 1024 * 1024 });
