import { Agent, request } from 'node:http';

/** What a host answered. */
export interface Answer {
  status: number;
  body: string;
  /** The `set-cookie` headers as they came. */
  cookies: string[];
}

/** A request; a body is sent as JSON. */
export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Asks one host, over at most so many connections that stay open. */
export interface Sender {
  send(path: string, sent?: Sent): Promise<Answer>;
  close(): void;
}

/** Opens the way to a host on this machine. */
export function createSender(port: number, connections: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const all = { 'x-package': 'bench/1', ...type, ...headers };
      const outgoing = request({ agent, port, path, method, host: 'localhost', headers: all }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => {
          const cookies = response.headers['set-cookie'] ?? [];
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(pieces).toString(), cookies });
        });
      });
      outgoing.once('error', reject);
      outgoing.end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { send, close: () => agent.destroy() };
}

/** The cookies of an answer, as the next request carries them. */
export const cookieOf = ({ cookies }: Answer): string =>
  cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');

/** Gives the answer on. Throws with what was said instead when it is no 200 or the status expected. */
export function expectStatus(what: string, answer: Answer, status = 200): Answer {
  if (answer.status === status) return answer;
  throw new Error(
    `${what} answered ${answer.status} (${answer.body.slice(0, 200)}), so it can't be measured.`,
  );
}
