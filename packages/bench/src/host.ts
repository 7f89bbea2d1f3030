import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../host/bin/meetcute.mjs');

/** The repository's host, running with a new data folder. */
export interface Host {
  /** Port that it listens on. */
  port: number;
  /** First demo log-in of the site `classic`; empty without the demo world. */
  login: { email: string; password: string };
  /** Seconds from the start of the process to its first printed address. */
  startSeconds: number;
  /** WebSocket address of its inspector; empty without one. */
  inspector: string;
  /** Whether the process has ended. */
  hasEnded(): boolean;
  /** Resolves when the process has ended. */
  ended: Promise<void>;
  /** Stops the process. */
  stop(): Promise<void>;
  /** Ends the process as a crash does, without a chance to finish anything. */
  kill(): Promise<void>;
}

/** Creates an empty temporary folder. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'meetcute-bench-'));

/**
 * Starts the host on a free port in its own process, with the demo world unless `env` disables it. Rejects
 * with its output if it ends before it is ready. A folder that is passed is kept after the stop. `onStart` gets the process
 * id before it is ready.
 */
export function startHost(
  env: Record<string, string> = {},
  folder?: string,
  onStart: (pid: number) => void = () => {},
): Promise<Host> {
  const dataDir = folder ?? newFolder();
  const began = performance.now();
  const child = spawn(process.execPath, [program, 'start'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: join(dataDir, 'data'),
      DATABASE_URL: '',
      API_ORIGIN: '',
      DEMO: '',
      LOG_FORMAT: 'text',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onStart(child.pid ?? 0);
  const remove = () => {
    if (folder === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  let isEnded = false;
  const exit = new Promise<void>((resolve) =>
    child.once('exit', () => {
      isEnded = true;
      resolve();
    }),
  );
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await exit;
    remove();
  };
  return new Promise((resolve, reject) => {
    let printedText = '';
    const read = (chunk: Buffer) => {
      printedText += chunk.toString();
      const port = /http:\/\/localhost:(\d+)/.exec(printedText)?.[1];
      const [, email = '', password = ''] = /Log in on Linden Lane as (\S+) \/ (\S+)/.exec(printedText) ?? [];
      if (!port || !printedText.includes('Ctrl-C')) return;
      const startSeconds = (performance.now() - began) / 1000;
      const inspector = /Debugger listening on (ws:\S+)/.exec(printedText)?.[1] ?? '';
      for (const output of [child.stdout, child.stderr]) output.off('data', read).resume();
      resolve({
        port: Number(port),
        login: { email, password },
        startSeconds,
        inspector,
        hasEnded: () => isEnded,
        ended: exit,
        stop: () => end('SIGTERM'),
        kill: () => end('SIGKILL'),
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => {
      remove();
      reject(new Error(`The host ended before it was ready:\n${printedText}`));
    });
  });
}
