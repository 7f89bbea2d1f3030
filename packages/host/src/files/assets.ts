import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chooseEncoding, compress } from './compress.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
};

/** File names contain a hash of the content, so a year is safe. */
const forever = 'public, max-age=31536000, immutable';

/**
 * Creates a handler of `/assets/*` for a client build. Each file is compressed once and cached; an unknown
 * name gives null.
 */
export function createAssets(clientDir: string) {
  const cache = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return async (request: Request): Promise<Response | null> => {
    const name = new URL(request.url).pathname.slice('/assets/'.length);
    const type = types[extname(name)];
    if (!type || !/^[\w.-]+$/.test(name)) return null;
    const encoding = chooseEncoding(request.headers.get('accept-encoding'), type);
    const key = `${encoding} ${name}`;
    let body = cache.get(key);
    if (!body) {
      body = readFile(join(clientDir, 'assets', name)).then(
        (file) => compress(file, encoding, 'file') as Promise<Uint8Array<ArrayBuffer>>,
      );
      cache.set(key, body);
    }
    try {
      const headers = {
        'content-type': type,
        'cache-control': forever,
        vary: 'accept-encoding',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      };
      return new Response(await body, { headers });
    } catch {
      cache.delete(key);
      return null;
    }
  };
}
