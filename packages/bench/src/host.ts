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
  /** Stops the process. */
  stop(): Promise<void>;
}

/**
 * Starts the host on a free port in its own process, with the demo world unless `env` disables it. Rejects
 * with its output if it ends before it is ready.
 */
export function startHost(env: Record<string, string> = {}): Promise<Host> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meetcute-bench-'));
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
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const port = /http:\/\/localhost:(\d+)/.exec(printed)?.[1];
      const [, email = '', password = ''] = /Log in on Linden Lane as (\S+) \/ (\S+)/.exec(printed) ?? [];
      if (!port || !printed.includes('Ctrl-C')) return;
      const startSeconds = (performance.now() - began) / 1000;
      const inspector = /Debugger listening on (ws:\S+)/.exec(printed)?.[1] ?? '';
      for (const output of [child.stdout, child.stderr]) output.off('data', read).resume();
      resolve({ port: Number(port), login: { email, password }, startSeconds, inspector, stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => {
      rmSync(dataDir, { recursive: true, force: true });
      reject(new Error(`The host ended before it was ready:\n${printed}`));
    });
  });
}
