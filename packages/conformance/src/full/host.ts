import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Running } from '../target.ts';

/** A host in its own process on a PostgreSQL. */
export interface FullHost {
  /** Host as an implementation of the member API. */
  running: Running;
  /** Process of the host. */
  child: ChildProcess;
  /** Resolves with the exit code, null if a signal ended the process. */
  exit: Promise<number | null>;
  /** Whether the process has ended. */
  hasExited(): boolean;
  /** Returns the number of mails that it has written. */
  mailCount(): number;
}

const program = join(import.meta.dirname, '../../../host/bin/meetcute.mjs');

/** Creates an empty temporary folder. */
export const newFolder = (name: string) => mkdtempSync(join(tmpdir(), `mc-${name}-`));

/** Creates a folder of templates with minimal pages, because only the API is tested. */
function templatesFolder(): string {
  const folder = newFolder('templates');
  const code =
    "export const createServer = () => ({ name: 'x', icon: '', colors: {}, render: async () => new Response('hello') });";
  for (const name of ['classic', 'nocturne']) {
    mkdirSync(join(folder, name, 'dist/server'), { recursive: true });
    mkdirSync(join(folder, name, 'dist/client/.vite'), { recursive: true });
    writeFileSync(join(folder, name, 'dist/server/entry-server.js'), code);
    writeFileSync(join(folder, name, 'dist/client/.vite/manifest.json'), '{}');
    writeFileSync(join(folder, name, 'package.json'), '{ "type": "module" }');
  }
  return folder;
}

/** Number of networks used so far. Each request gets its own, because limits count per network. */
let networks = 0;

/** Starts a host and resolves when it listens. */
export async function startFullHost(databaseUrl: string, dataDir = newFolder('full')): Promise<FullHost> {
  const child = spawn(process.execPath, [program, 'start'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      LOG_FORMAT: 'text',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      TEMPLATES_DIR: templatesFolder(),
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let hasExited = false;
  const exit = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      hasExited = true;
      resolve(code);
    }),
  );
  const port = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const [, printedPort] = /http:\/\/localhost:(\d+)/.exec(output) ?? [];
      if (printedPort && output.includes('Stop with')) resolve(printedPort);
    });
    child.once('exit', () => reject(new Error(`The host did not start:\n${output}`)));
  });
  const fetchFrom: Running['fetch'] = async (_, request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    networks += 1;
    headers.set('x-forwarded-for', `10.${(networks >> 8) & 255}.${networks & 255}.1`);
    const { method, signal } = request;
    const body = method === 'GET' ? null : await request.arrayBuffer();
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      method,
      headers,
      body,
      signal,
      redirect: 'manual',
    });
  };
  const outbox = join(dataDir, 'outbox');
  return {
    running: { fetch: fetchFrom } as Running,
    child,
    exit,
    hasExited: () => hasExited,
    mailCount: () => (existsSync(outbox) ? readdirSync(outbox).length : 0),
  };
}
