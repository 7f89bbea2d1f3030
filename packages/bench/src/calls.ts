import { Agent, request } from 'node:http';
import type { Host } from './host.ts';

const AT_ONCE = 8;
const SLICE_SECONDS = 1;
const SLICES = 5;
const PATHS = ['/healthz', '/api/user.php', '/api/search.php'];

interface Answer {
  status: number;
  body: string;
  cookies: string[];
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function send(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { agent, port, path, method, host: 'localhost', headers: { 'x-package': 'bench/1', ...headers } },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => {
          const cookies = response.headers['set-cookie'] ?? [];
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(pieces).toString(), cookies });
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

async function logIn({ port, login }: Host): Promise<string> {
  const { status, body, cookies } = await send(port, '/api/login.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  if (status !== 200)
    throw new Error(`The demo log-in was refused (${status} ${body}), so no call can be measured.`);
  return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
}

/** Answers in a second with eight requests under way all the time. */
async function rateOf(port: number, path: string, cookie: string, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const keepAsking = async () => {
    while (performance.now() < end) {
      const { status, body } = await send(port, path, { headers: { cookie } });
      if (status !== 200)
        throw new Error(`${path} answered ${status} (${body.slice(0, 200)}), so it can't be measured.`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepAsking));
  return count / seconds;
}

/**
 * What the calls of a running host do in a second as a logged-in member, by path: the best of slices that take turns,
 * after one for warming up. `/healthz` is the yardstick.
 */
export async function measureCalls(host: Host): Promise<{ path: string; rate: number }[]> {
  const cookie = await logIn(host);
  for (const path of PATHS) await rateOf(host.port, path, cookie, SLICE_SECONDS);
  const best = PATHS.map((path) => ({ path, rate: 0 }));
  for (let slice = 0; slice < SLICES; slice += 1) {
    for (const entry of best) {
      entry.rate = Math.max(entry.rate, await rateOf(host.port, entry.path, cookie, SLICE_SECONDS));
    }
  }
  agent.destroy();
  return best;
}
