import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Facts of a manifest about a file of lines. */
export interface LineFile {
  /** Number of lines. */
  readonly lines: number;
  /** SHA-256 of the compressed file, in hex. */
  readonly sha256: string;
}

/** Writes lines to a new compressed file that only this user can read. */
export async function writeLineFile(path: string, lines: AsyncIterable<string>): Promise<LineFile> {
  const hash = createHash('sha256');
  let count = 0;
  async function* countLines() {
    for await (const line of lines) {
      count += 1;
      yield `${line}\n`;
    }
  }
  await pipeline(
    Readable.from(countLines()),
    createGzip(),
    async function* hashed(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { lines: count, sha256: hash.digest('hex') };
}

/** Reads the lines of a compressed file. */
export async function* readLineFile(path: string): AsyncGenerator<string> {
  const unzippedStream = createReadStream(path).pipe(createGunzip());
  // Other separators than \n are part of a text: JSON escapes the line breaks.
  let rest = '';
  for await (const chunk of unzippedStream.setEncoding('utf8') as AsyncIterable<string>) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
}

/** Returns the SHA-256 of a file, in hex. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
