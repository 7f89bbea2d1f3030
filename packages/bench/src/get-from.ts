import { get } from 'node:http';
import type { Host } from './host.ts';

/** Response of the host. */
export interface Got {
  /** Status code. */
  status: number;
  /** Headers by lower-case name. */
  headers: Record<string, string>;
  /** Body as text. */
  body: string;
  /** Body as sent. */
  bytes: Buffer;
}

/**
 * Requests a path of a site. Sets the Host header, because names like `nocturne.localhost` do not resolve
 * everywhere.
 */
export function getFrom(
  host: Host,
  site: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    // Uses a new connection each time, because rendering blocks the event loop that would notice a closed
    // one.
    const options = {
      agent: false,
      port: host.port,
      host: 'localhost',
      path,
      headers: { ...headers, host: site },
    };
    get(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const type = response.headers['content-type'] ?? 'application/json';
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: { 'content-type': type },
          body: bytes.toString(),
          bytes,
        });
      });
    }).once('error', reject);
  });
}
