import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

/** Returns a compressed text with a value in all its gaps. The value has as many Latin-1 characters as a gap. */
export type FillGaps = (value: string) => Buffer<ArrayBuffer>;

/**
 * Returns an uncompressed meta-block (RFC 7932, 9.2) of at most 65,536 bytes: not the last one, its length in four
 * nibbles, then the bytes. It begins and ends on a full byte, so it may stand between flushed parts of a stream.
 */
function uncompressedBlock(value: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(value, 'latin1');
  const header = Buffer.alloc(3);
  header.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([header, bytes]);
}

/** Highest quality at which the code of a character does not depend on the two before it, which may be a gap's. */
const QUALITY = 4;

/** Compresses pieces as one stream. Returns the bytes of each piece and of the stream's end. */
async function compressPieces(pieces: readonly string[]): Promise<Buffer[]> {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  let chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const compressedPieces: Buffer[] = [];
  const take = () => {
    compressedPieces.push(Buffer.concat(chunks));
    chunks = [];
  };
  for (const piece of pieces) {
    stream.write(piece);
    const { promise, resolve } = Promise.withResolvers<void>();
    stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve);
    await promise;
    take();
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  stream.once('end', resolve).end();
  await promise;
  take();
  return compressedPieces;
}

/** Returns where a block begins in joined parts. */
function gapsOf(parts: readonly Buffer[], block: Buffer): number[] {
  let end = 0;
  return parts.flatMap((part) => {
    end += part.length;
    return part === block ? [end - part.length] : [];
  });
}

/** Returns a random value of a length, in which the compressor finds nothing to repeat. */
const noise = (length: number): string => randomBytes(length).toString('base64').slice(0, length);

/** Compresses with one choice of noise. Resolves with null if a filled text does not decompress to what it should. */
async function tryToCompress(pieces: readonly string[], length: number): Promise<FillGaps | null> {
  const withNoise = pieces.flatMap((piece, index) => (index === 0 ? [piece] : [noise(length), piece]));
  const compressedPieces = await compressPieces(withNoise);
  const block = uncompressedBlock(noise(length));
  const parts = compressedPieces.map((bytes, index) =>
    index % 2 === 1 && index < withNoise.length ? block : bytes,
  );
  const whole = Buffer.concat(parts);
  const gaps = gapsOf(parts, block).map((start) => start + block.length - length);
  const fill: FillGaps = (value) => {
    const filledCopy = Buffer.from(whole);
    for (const gap of gaps) filledCopy.write(value, gap, 'latin1');
    return filledCopy;
  };
  const trial = noise(length);
  const text = await decompress(fill(trial)).catch(() => null);
  return text?.toString() === pieces.join(trial) ? fill : null;
}

/** About one choice of noise in twenty fails on a page of a site. */
const TRIES = 8;

/**
 * Compresses a text with gaps between its pieces once, so that each response only fills the gaps with a value of `length`
 * Latin-1 characters. Rejects if no choice of noise gives filled texts that decompress to what they should.
 */
export async function compressWithGaps(pieces: readonly string[], length: number): Promise<FillGaps> {
  for (let count = 0; count < TRIES; count += 1) {
    const fill = await tryToCompress(pieces, length);
    if (fill) return fill;
  }
  throw new Error('A text with gaps can’t be compressed once for all values.');
}
