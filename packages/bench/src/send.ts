import { Agent, request } from 'node:http';

/** Response of a host. */
export interface HttpResult {
  /** Status code. */
  status: number;
  /** Body as text. */
  body: string;
  /** `set-cookie` headers, unchanged. */
  cookies: string[];
  /** The `ETag` header. */
  etag: string | undefined;
  /** The `Retry-After` header. */
  retryAfter: string | undefined;
}

/** Options of a request. */
export interface Sent {
  /** HTTP method. Default: GET. */
  method?: string;
  /** Request headers. */
  headers?: Record<string, string>;
  /** Body, sent as JSON. */
  body?: unknown;
  /** Body of another type, sent as it is. */
  raw?: { type: string; bytes: Buffer };
}

/** Sends requests to one host over a limited number of persistent connections. */
export interface Sender {
  /** Sends a request and resolves with the response. */
  send(path: string, sent?: Sent): Promise<HttpResult>;
  /** Closes the connections. */
  close(): void;
}

/** Creates a sender for a host on this machine. */
export function createSender(port: number, connections: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  const send = (path: string, { method = 'GET', headers = {}, body, raw }: Sent = {}): Promise<HttpResult> =>
    new Promise((resolve, reject) => {
      const { type, bytes } =
        body === undefined
          ? (raw ?? {})
          : { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
      // Node announces no length of the body of a DELETE.
      const content = bytes ? { 'content-type': type, 'content-length': String(bytes.length) } : {};
      const all = { 'x-package': 'bench/1', ...content, ...headers };
      const outgoing = request({ agent, port, path, method, host: 'localhost', headers: all }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        // A connection that breaks within the body.
        response.once('error', reject);
        response.on('end', () => {
          const cookies = response.headers['set-cookie'] ?? [];
          const { etag, 'retry-after': retryAfter } = response.headers;
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            cookies,
            etag,
            retryAfter,
          });
        });
      });
      outgoing.once('error', (error) => {
        // A server may close an idle connection while the next request is on its way.
        const connection = outgoing.reusedSocket ? 'kept' : 'new';
        reject(new Error(`${error.message}, ${connection} connection`, { cause: error }));
      });
      outgoing.end(bytes);
    });
  return { send, close: () => agent.destroy() };
}

/** Returns the cookies of a response as a `Cookie` header. */
export const cookieOf = ({ cookies }: HttpResult): string =>
  cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');

/** Returns the response. Throws with its body if it does not have the expected status, 200 by default. */
export function expectStatus(subject: string, response: HttpResult, status = 200): HttpResult {
  if (response.status === status) return response;
  throw new Error(
    `${subject} responded with ${response.status} (${response.body.slice(0, 200)}), so it can't be measured.`,
  );
}
