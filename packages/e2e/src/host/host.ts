import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const node = join(root, 'node_modules/.bin/node');

/** How long a host may take to fill a demo world and answer, in ms. */
const START_LIMIT_MS = 240_000;

export interface HostProcess {
  port: number;
  /** Ends the process: SIGTERM lets it finish, SIGKILL does not. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export interface HostInput {
  port: number;
  dataDir: string;
  /** Whether the demo world is filled in. Default: yes. */
  isDemo?: boolean;
}

/** A new, empty folder for a host's data. */
export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'meetcute-e2e-'));

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Starts the built host as a process of its own and waits until it answers. Rejects with its output when it does not. */
export async function startHost({ port, dataDir, isDemo = true }: HostInput): Promise<HostProcess> {
  const child = spawn(node, ['--conditions=@meetcute/source', 'packages/host/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      ...(isDemo ? {} : { DEMO: '0' }),
      ...(process.env['TEMPLATES_DIR'] ? { TEMPLATES_DIR: process.env['TEMPLATES_DIR'] } : {}),
    },
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The host ${reason}. It said:\n${output}`));
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`was not ready after ${START_LIMIT_MS / 1000} s`);
    }, START_LIMIT_MS);
    const read = (data: Buffer) => {
      output += String(data);
      if (!output.includes('Stop with Ctrl-C')) return;
      clearTimeout(limit);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(limit);
      fail(`ended with code ${code}`);
    });
  });
  return {
    port,
    stop: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
