import { get } from 'node:http';
import type { Host } from './host.ts';

/** An answer of the host. */
export interface Got {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Gets a path of a site. Names like `nocturne.localhost` don't resolve everywhere, so the header alone names it. */
export function getFrom(
  host: Host,
  site: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    // No connection is kept: drawing leaves no turn to notice that the host has closed it.
    const options = {
      agent: false,
      port: host.port,
      host: 'localhost',
      path,
      headers: { ...headers, host: site },
    };
    get(options, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => {
        const type = response.headers['content-type'] ?? 'application/json';
        const body = Buffer.concat(pieces).toString();
        resolve({ status: response.statusCode ?? 0, headers: { 'content-type': type }, body });
      });
    }).once('error', reject);
  });
}
