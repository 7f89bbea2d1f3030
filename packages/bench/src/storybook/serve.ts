import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.webp', '.woff2']);

/**
 * Serves a directory over HTTP/1.1 as static hosts do: compressed, and `assets/`, whose names are hashed, for a year. Returns
 * the URL and a function that stops it.
 */
export async function serve(directory: string): Promise<{ url: string; stop: () => void }> {
  const gzippedFiles = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(directory, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const extension = extname(file);
    const headers = {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    if (COMPRESSED.has(extension)) return void response.writeHead(200, headers).end(readFileSync(file));
    const body = gzippedFiles.get(file) ?? gzipSync(readFileSync(file));
    gzippedFiles.set(file, body);
    return void response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://localhost:${address.port}/`, stop: () => server.close() };
}
