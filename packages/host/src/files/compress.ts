import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Content encoding of a body; null means uncompressed. */
export type Encoding = 'br' | 'gzip' | null;

const compressibleTypes = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;

/** Maximum number of known `Accept-Encoding` headers; browsers send a handful. */
const MAX_KNOWN = 200;
const known = new Map<string, Encoding>();

/** Returns the best encoding of an `Accept-Encoding` header. */
function encodingOf(accepted: string): Encoding {
  const offers = accepted.split(',').map((offer) => offer.trim().toLowerCase());
  const takes = (name: string) =>
    offers.some((offer) => offer.split(';')[0]?.trim() === name && !/;\s*q=0(\.0*)?$/.test(offer));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

/**
 * Returns the best encoding for a type and an `Accept-Encoding` header: brotli, then gzip. Encodings with
 * `q=0` are excluded.
 */
export function chooseEncoding(accepted: string | null, type: string): Encoding {
  if (!compressibleTypes.test(type)) return null;
  if (known.size >= MAX_KNOWN) known.clear();
  return known.getOrInsertComputed(accepted ?? '', encodingOf);
}

/** Compresses a body: 'page' is fast, for a response created now; 'file' is smaller, for one that is cached. */
export async function compress(
  body: Uint8Array,
  encoding: Encoding,
  effort: 'page' | 'file',
): Promise<Uint8Array> {
  if (encoding === 'br') {
    const quality = effort === 'file' ? 9 : 4;
    return brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  }
  return encoding === 'gzip' ? zip(body, { level: effort === 'file' ? 9 : 5 }) : body;
}
