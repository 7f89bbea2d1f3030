import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chooseEncoding, compress } from './compress.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.webm': 'video/webm',
};

/** Responds with a part of a file; Safari plays only films that come in parts. Null for a range that it lacks. */
function partOf(
  body: Uint8Array<ArrayBuffer>,
  range: string,
  headers: Record<string, string>,
): Response | null {
  const [, startText = '', endText = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (startText === '' && endText === '') return null;
  const start = startText === '' ? Math.max(0, body.length - Number(endText)) : Number(startText);
  const end = Math.min(
    startText === '' || endText === '' ? body.length - 1 : Number(endText),
    body.length - 1,
  );
  const total = `${body.length}`;
  if (start > end)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${total}` } });
  const part = { ...headers, 'content-range': `bytes ${start}-${end}/${total}` };
  return new Response(body.slice(start, end + 1), { status: 206, headers: part });
}

/** File names contain a hash of the content, so a year is safe. */
const forever = 'public, max-age=31536000, immutable';

/**
 * Creates a handler of the files of a client build below a path. Each file is compressed once and cached; an unknown
 * name gives null.
 */
export function createAssets(clientDir: string, path = '/assets/') {
  const cache = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return async (request: Request): Promise<Response | null> => {
    const name = new URL(request.url).pathname.slice(path.length);
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
        ...(type.startsWith('video/') ? { 'accept-ranges': 'bytes' } : {}),
      };
      const range = type.startsWith('video/') ? request.headers.get('range') : null;
      if (range !== null) {
        const part = partOf(await body, range, headers);
        if (part) return part;
      }
      return new Response(await body, { headers });
    } catch {
      cache.delete(key);
      return null;
    }
  };
}
