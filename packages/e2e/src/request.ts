import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { Brand } from './brands.ts';
import { hostPort } from './host/port.ts';

/** Response of the host. */
export interface HostResponse {
  /** Status code. */
  status: number;
  /** Response headers. */
  headers: IncomingHttpHeaders;
  /** Body as text. */
  text: string;
}

/**
 * Requests a path of a brand from this worker's host, without redirects and cookies. The Host header names
 * the site, because not every system resolves `*.localhost`.
 */
export function get(
  { host }: Brand,
  path: string,
  headers: Record<string, string> = {},
): Promise<HostResponse> {
  const port = hostPort();
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { host: `${host}:${port}`, ...headers } };
    const sent = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (data: string) => (text += data));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.once('error', reject).end();
  });
}
