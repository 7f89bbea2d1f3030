import { Agent, request } from 'node:http';
import { cookieOfMember } from '../stream/crowd.ts';
import { cookieOfStaff } from './desk.ts';
import type { FuzzInput } from './input.ts';
import type { FuzzResponse } from './judge.ts';

/** Milliseconds after which a request counts as unanswered. */
const PATIENCE = 30_000;

/** A header's value as Node may send it. */
const headerText = (value: string) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 8000);

/** Creates a function that sends inputs to a host that trusts `x-forwarded-for`, each from another network. */
export function createFuzzSender(ports: Readonly<Record<FuzzInput['to'], number>>, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const cookieOf = { site: cookieOfMember, desk: cookieOfStaff };
  const send = (
    { to, method, path, headers, session, sent }: FuzzInput,
    index: number,
  ): Promise<FuzzResponse> =>
    new Promise((resolve, reject) => {
      const inputHeaders = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, headerText(value)]),
      );
      const all = {
        ...inputHeaders,
        'x-package': 'fuzz/1',
        'x-forwarded-for': `2001:db8:${(index >> 16).toString(16)}:${(index & 65_535).toString(16)}::1`,
        ...(session === null ? {} : { cookie: cookieOf[to](session) }),
        ...(sent
          ? { 'content-type': sent.contentType, 'content-length': String(Buffer.byteLength(sent.body)) }
          : {}),
      };
      const outgoing = request({
        agent,
        port: ports[to],
        path,
        method,
        host: 'localhost',
        headers: all,
        timeout: PATIENCE,
      });
      outgoing.once('timeout', () => outgoing.destroy(new Error(`no response within ${PATIENCE} ms`)));
      outgoing.once('error', reject);
      outgoing.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            body: Buffer.concat(chunks).toString(),
          }),
        );
      });
      outgoing.end(sent?.body);
    });
  return { send, close: () => agent.destroy() };
}
