import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { onInterruption } from '../packages/host/src/cli/interruption.ts';
import { root } from './workspace.ts';

const LIMIT_MS = 60 * 60_000;

/** Nice value of a script beside another one: it gets little of the processor while anything else wants it. */
const BESIDE_PRIORITY = 10;

let stoppedBy: NodeJS.Signals | null = null;

/** Returns the signal that has interrupted the run, else null. */
export const interruption = (): NodeJS.Signals | null => stoppedBy;

/**
 * Runs a script of package.json in a process group of its own, so that a script that hangs or is interrupted can be ended
 * with everything it started. `print` gets its output. With `showsProgress` it gets the errors alone, and the output goes to
 * the terminal, where progress replaces lines. Resolves with the exit code.
 */
export function runScript(
  script: string,
  env: NodeJS.ProcessEnv,
  {
    print,
    showsProgress,
    isBeside,
  }: { print: (data: Buffer) => void; showsProgress: boolean; isBeside: boolean },
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn('pnpm', ['--silent', 'run', script], {
      cwd: root,
      stdio: showsProgress ? ['inherit', 'inherit', 'pipe'] : ['ignore', 'pipe', 'pipe'],
      detached: true,
      env,
    });
    child.stdout?.on('data', print);
    child.stderr?.on('data', print);
    if (isBeside && child.pid) setPriority(child.pid, BESIDE_PRIORITY);
    const end = (signal: NodeJS.Signals) => {
      if (child.pid) process.kill(-child.pid, signal);
    };
    const stop = (signal: NodeJS.Signals) => {
      stoppedBy = signal;
      end(signal);
    };
    const limit = setTimeout(() => {
      console.error(`\n${script} took longer than ${LIMIT_MS / 60_000} minutes and was ended.`);
      end('SIGKILL');
    }, LIMIT_MS);
    const stopListening = onInterruption(stop);
    const done = (code: number) => {
      clearTimeout(limit);
      stopListening();
      resolve(code);
    };
    child.on('error', () => done(127));
    child.on('close', (code) => done(code ?? 1));
  });
}
