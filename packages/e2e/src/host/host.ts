import { execFile, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const node = join(root, 'node_modules/.bin/node');

/** Time limit in ms for a host to fill a demo world and respond. */
const START_LIMIT_MS = 240_000;

/** A running host process. */
export interface HostProcess {
  /** Port that it listens on. */
  port: number;
  /** Ends the process: SIGTERM finishes requests, SIGKILL does not. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Options of a host process. */
export interface HostInput {
  /** Port to listen on. */
  port: number;
  /** Folder of its data. */
  dataDir: string;
  /** Whether the demo world is loaded. Default: true. */
  isDemo?: boolean;
  /** PostgreSQL in place of the embedded database, without the demo world. Default: none. */
  databaseUrl?: string;
  /** Port of the staff desk. Default: none. */
  deskPort?: number;
}

/** Creates an empty folder for a host's data. */
export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'meetcute-e2e-'));

/** Runs a command of the operators on the data of a host, which must be stopped unless it has PostgreSQL. Resolves with its output; rejects when it fails. */
export async function meetcute(
  args: readonly string[],
  { dataDir, deskPort, databaseUrl = '' }: Pick<HostInput, 'dataDir' | 'deskPort' | 'databaseUrl'>,
): Promise<string> {
  const { stdout } = await promisify(execFile)(node, ['packages/host/bin/meetcute.mjs', ...args], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      DESK_PORT: String(deskPort ?? ''),
      DATABASE_URL: databaseUrl,
    },
  });
  return stdout.trim();
}

/**
 * Starts the built host in its own process and waits until it is ready. Rejects with its output if it fails.
 */
export async function startHost({
  port,
  dataDir,
  isDemo = true,
  databaseUrl,
  deskPort,
}: HostInput): Promise<HostProcess> {
  const child = spawn(node, ['packages/host/bin/meetcute.mjs', 'start'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_FORMAT: 'text',
      ...(isDemo ? {} : { DEMO: '0' }),
      ...(deskPort === undefined ? {} : { DESK_PORT: String(deskPort) }),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, TEST_CHECKOUT: '1' }),
      ...(process.env['TEMPLATES_DIR'] ? { TEMPLATES_DIR: process.env['TEMPLATES_DIR'] } : {}),
    },
  });
  let output = '';
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The host ${reason}. Output:\n${output}`));
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
      return exit;
    },
  };
}
