import { parseAccept } from 'hono/utils/accept';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Content encoding of a stored body; null means uncompressed. */
export type Encoding = 'br' | 'gzip' | null;

/** Content encoding of a body that is compressed for one response. */
type FastEncoding = Encoding | 'zstd';

const compressibleTypes = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;

/** Whether this Node has Zstandard, which it has since 22.15. */
const hasZstd = typeof zstdCompressSync === 'function';

/** Maximum number of known `Accept-Encoding` headers; browsers send a handful. */
const MAX_KNOWN = 200;
const encodingsByHeader = new Map<string, { small: Encoding; fast: FastEncoding }>();

/** Returns the encodings of an `Accept-Encoding` header: the one that is smallest, and the one that is fastest. */
function encodingsOf(acceptHeader: string) {
  const weights = new Map(parseAccept(acceptHeader.toLowerCase()).map(({ type, q }) => [type, q]));
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  /** Returns what the browser prefers, and the first one if it has no preference. */
  const findPreferred = <T extends string>(names: readonly T[]): T | null => {
    const best = Math.max(...names.map(weightOf));
    return best === 0 || best < (weights.get('identity') ?? 0)
      ? null
      : (names.find((name) => weightOf(name) === best) ?? null);
  };
  return {
    small: findPreferred(['br', 'gzip']),
    fast: findPreferred(hasZstd ? ['zstd', 'br', 'gzip'] : ['br', 'gzip']),
  };
}

const offeredBy = (acceptHeader: string | null) => {
  if (encodingsByHeader.size >= MAX_KNOWN) encodingsByHeader.clear();
  return encodingsByHeader.getOrInsertComputed(acceptHeader ?? '', encodingsOf);
};

/**
 * Returns the encoding for a type and an `Accept-Encoding` header: the one with the highest weight, and brotli before
 * gzip.
 */
export function chooseEncoding(acceptHeader: string | null, type: string): Encoding {
  return compressibleTypes.test(type) ? offeredBy(acceptHeader).small : null;
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

/** Compresses a body for one response with the encoding that takes the least time. */
async function compressFast(body: Uint8Array, encoding: FastEncoding): Promise<Uint8Array> {
  // At its fastest settings, handing the body to another thread would take longer than compressing it.
  return encoding === 'zstd' ? zstdCompressSync(body) : compress(body, encoding, 'page');
}

/** Bodies below this size are sent as they are. */
const MIN_SIZE = 1024;

/** Status and headers of a response, which are changed. */
interface Head {
  status: number;
  headers: Headers;
}

/** Creates a response with a text, compressed once for this request as the browser accepts it. */
export async function respondPacked(
  request: Request,
  body: Uint8Array,
  { status, headers }: Head,
): Promise<Response> {
  const { fast } = offeredBy(request.headers.get('accept-encoding'));
  if (fast) headers.append('vary', 'accept-encoding');
  const isPacked = fast !== null && body.length >= MIN_SIZE;
  if (isPacked) {
    headers.set('content-encoding', fast);
    headers.delete('content-length');
  }
  const sentBody = isPacked ? await compressFast(body, fast) : body;
  return new Response(sentBody as Uint8Array<ArrayBuffer>, { status, headers });
}

/** Returns whether a response may still be compressed: it has a text, and it is neither ready nor a stream. */
export function isPackable({ headers, body }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  const isText = compressibleTypes.test(type) && !type.startsWith('text/event-stream');
  return isText && body !== null && !headers.has('content-encoding');
}
