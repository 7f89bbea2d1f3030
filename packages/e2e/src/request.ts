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

interface Sent {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers: Record<string, string>;
  body?: string;
  /** Port of the host. Default: the one of this worker's host. */
  port?: string;
}

/** Sends a request to a path of a brand, like `get`. */
export function send(
  { host }: Pick<Brand, 'host'>,
  path: string,
  { method, headers, body, port = hostPort() }: Sent,
): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    const common = {
      host: `${host}:${port}`,
      ...(body ? { 'content-length': Buffer.byteLength(body) } : {}),
    };
    const options = { method, host: '127.0.0.1', port, path, headers: { ...common, ...headers } };
    const clientRequest = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (data: string) => (text += data));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    clientRequest.once('error', reject).end(body);
  });
}

/**
 * Requests a path of a brand from this worker's host, without redirects and cookies. The Host header names
 * the site, because not every system resolves `*.localhost`.
 */
export const get = (
  brand: Brand,
  path: string,
  headers: Record<string, string> = {},
): Promise<HostResponse> => send(brand, path, { method: 'GET', headers });

/** Sends a body to a path of a brand, like `get`. */
export const post = (
  brand: Brand,
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<HostResponse> => send(brand, path, { method: 'POST', body, headers });
