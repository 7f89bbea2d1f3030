import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RawResponse } from './load.ts';

/** Response of a bare server. */
export interface BareResponse {
  /** Names and values in turn. */
  headers: string[];
  /** Body in base64. */
  body: string;
}

/** Headers that `node:http` adds to every response. */
const ADDED = /^(date|connection|keep-alive)$/i;

const headersOf = (head: string): string[] =>
  head
    .split('\r\n')
    .slice(1)
    .map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    })
    .filter(([name]) => !ADDED.test(name))
    .flat();

/** Starts a `node:http` server that responds with the bytes and headers of a response, and nothing else. */
export async function startBare({ head, body }: RawResponse): Promise<{ port: number; stop(): void }> {
  const child = fork(join(import.meta.dirname, 'bare.ts'), { stdio: 'inherit' });
  child.send({ headers: headersOf(head), body: body.toString('base64') } satisfies BareResponse);
  const [port] = (await once(child, 'message')) as [number];
  return { port, stop: () => void child.kill() };
}
