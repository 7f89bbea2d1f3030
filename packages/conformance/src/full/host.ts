import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, startProgram } from '../../../host/src/testing/program.ts';
import type { Running } from '../target.ts';

/** A host as a process of its own on a PostgreSQL. */
export interface FullHost {
  running: Running;
  child: ReturnType<typeof startProgram>['child'];
  exit: Promise<number | null>;
  hasExited(): boolean;
  output(): string;
  /** How many mails it has written. */
  mailCount(): number;
}

/** Every request has a network of its own, because limits count networks. */
let networks = 0;

/** Starts a host and resolves when it listens. */
export async function startFullHost(databaseUrl: string, dataDir = newFolder('full')): Promise<FullHost> {
  const program = startProgram({
    API_ORIGIN: '',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
  });
  let hasExited = false;
  void program.exit.then(() => (hasExited = true));
  await Promise.race([program.ready, program.exit]);
  const [, port] = /http:\/\/localhost:(\d+)/.exec(program.read()) ?? [];
  if (!port) throw new Error(`The host did not start:\n${program.read()}`);
  const fetchFrom: Running['fetch'] = async (_, request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    networks += 1;
    headers.set('x-forwarded-for', `10.${(networks >> 8) & 255}.${networks & 255}.1`);
    const { method, signal } = request;
    const body = method === 'GET' ? null : await request.bytes();
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
    child: program.child,
    exit: program.exit,
    hasExited: () => hasExited,
    output: program.read,
    mailCount: () => (existsSync(outbox) ? readdirSync(outbox).length : 0),
  };
}
