import { spawn } from 'node:child_process';

/** Runs a program in a folder. Its output goes to the error output. Resolves with whether it succeeded. */
export const run = (cwd: string, program: string, ...args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', process.stderr, process.stderr],
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
