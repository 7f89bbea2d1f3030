import { request, type ClientRequest } from 'node:http';
import { cookieOfMember } from './crowd.ts';

/** An open stream. */
export interface Listening {
  /** Resolves when the stream has ended, for whatever reason. */
  ended: Promise<void>;
  /** Closes the stream. */
  close(): void;
}

/**
 * Opens the event stream of the nth generated member, or of a `Cookie` header, and resolves once it is open. `onBlock` gets
 * each block. `lastId` is the id of the last event that arrived before.
 */
export function listen(
  port: number,
  visitor: number | string,
  onBlock: (block: string) => void = () => {},
  lastId = '',
): Promise<Listening> {
  const cookie = typeof visitor === 'number' ? cookieOfMember(visitor) : visitor;
  const headers = { 'x-package': 'bench/1', accept: 'text/event-stream', cookie };
  const resumeHeaders = lastId === '' ? {} : { 'last-event-id': lastId };
  return new Promise((resolve, reject) => {
    const outgoing: ClientRequest = request(
      {
        agent: false,
        port,
        host: '127.0.0.1',
        path: '/api/events.php',
        headers: { ...headers, ...resumeHeaders, host: 'localhost' },
      },
      (response) => {
        if (response.statusCode !== 200) {
          outgoing.destroy();
          return reject(new Error(`The stream responded with ${response.statusCode}.`));
        }
        let rest = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          const blocks = (rest + chunk).split('\n\n');
          rest = blocks.pop() ?? '';
          blocks.forEach(onBlock);
        });
        response.once('error', () => {});
        const streamEnd = new Promise<void>((end) => response.once('close', end));
        return resolve({ ended: streamEnd, close: () => outgoing.destroy() });
      },
    );
    outgoing.once('error', reject);
    outgoing.end();
  });
}

/** Runs work for the numbers from 1 to a count, with limited concurrency. */
export async function forAll<T>(
  count: number,
  atOnce: number,
  work: (n: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const run = async () => {
    while (next < count) {
      next += 1;
      results.push(await work(next));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  return results;
}
