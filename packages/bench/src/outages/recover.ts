import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two attempts. */
const PAUSE = 20;
/** Milliseconds after which a host that was started counts as lost. */
const LIMIT = 60_000;

/** Milliseconds from a kill until the host was ready, and until it sent a whole page. */
export interface Recovery {
  ready: number;
  page: number;
}

/** Resolves with whether a path responds with 200. Each attempt has a connection of its own. */
const isServed = (port: number, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const outgoing = request({ port, path, host: 'localhost', agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
      response.once('error', () => resolve(false));
    });
    outgoing.once('error', () => resolve(false));
    outgoing.end();
  });

async function untilServed(port: number, path: string): Promise<number> {
  const began = performance.now();
  while (!(await isServed(port, path))) {
    if (performance.now() - began > LIMIT)
      throw new Error(`${path} did not respond with 200 in ${LIMIT / 1000} s.`);
    await wait(PAUSE);
  }
  return performance.now() - began;
}

/** Measures how long a host that was just killed is away. It is started meanwhile. */
export async function recover(port: number): Promise<Recovery> {
  const [ready, page] = await Promise.all([untilServed(port, '/readyz'), untilServed(port, '/')]);
  return { ready, page };
}
