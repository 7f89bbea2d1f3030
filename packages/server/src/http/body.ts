import { type CallDefinition, parse } from '@meetcute/contract';
import { ServerError } from '../errors.ts';

/** The largest JSON body, in bytes. */
export const JSON_MAX = 64 * 1024;
/** The largest photo, in bytes, and how many one upload may hold. */
export const PHOTO_MAX = 15 * 1024 * 1024;
export const PHOTOS_MAX = 12;
/** The largest form, in bytes: as many photos as a profile holds, and what frames them. */
export const FORM_MAX = PHOTOS_MAX * PHOTO_MAX + JSON_MAX;
/** How long a form may take to arrive, in milliseconds: it holds one of few places meanwhile. */
const FORM_TIME = 120_000;

const tooLarge = () => new ServerError('too_large', { message: 'The request is too large.' });

/** The body, which breaks off when the time is over. */
const bodyOf = ({ body }: Request, signal: AbortSignal | undefined) =>
  body && signal ? body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal }) : body;

/** Reads a body up to `max` bytes and stops there; a larger one is refused with 413, one cut off by `signal` with 400. */
export async function readBytes(
  request: Request,
  max: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of bodyOf(request, signal) ?? []) {
      size += chunk.byteLength;
      if (size > max) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
    throw new ServerError('bad_request', { message: 'The request took too long to arrive.' });
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}

const mediaType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

function requireType(request: Request, allowed: readonly string[]): void {
  if (allowed.includes(mediaType(request))) return;
  throw new ServerError('unsupported_type', { message: `The content type has to be ${allowed[0]}.` });
}

async function readJson(call: CallDefinition, request: Request): Promise<unknown> {
  const bytes = await readBytes(request, JSON_MAX);
  if (bytes.byteLength === 0 && (!call.payload || call.transport === 'beacon')) return {};
  requireType(request, ['application/json', ...(call.transport === 'beacon' ? ['text/plain'] : [])]);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ServerError('bad_request', { message: 'The body is not JSON.', fields: { '': 'malformed' } });
  }
}

async function readForm(request: Request): Promise<Record<string, FormDataEntryValue[]>> {
  requireType(request, ['multipart/form-data']);
  const bytes = await readBytes(request, FORM_MAX, AbortSignal.timeout(FORM_TIME));
  const type = request.headers.get('content-type') ?? '';
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new ServerError('bad_request', { message: 'The form is malformed.', fields: { '': 'malformed' } });
  });
  const values: Record<string, FormDataEntryValue[]> = {};
  for (const key of new Set(form.keys())) values[key] = form.getAll(key);
  for (const value of Object.values(values).flat()) {
    if (value instanceof File && value.size > PHOTO_MAX) throw tooLarge();
  }
  return values;
}

/** Reads the payload of a call and holds it against the contract; what doesn't fit is a bad request. */
export async function readPayload(call: CallDefinition, request: Request): Promise<unknown> {
  if (call.method === 'GET') return undefined;
  const value = call.transport === 'form' ? await readForm(request) : await readJson(call, request);
  if (!call.payload) {
    const unknown = Object.keys(value ?? {});
    if (unknown.length === 0) return undefined;
    throw badFields(Object.fromEntries(unknown.map((key) => [key, 'unrecognized_keys'])));
  }
  const parsed = parse(call.payload, value);
  if (!parsed.ok) throw badFields(parsed.fields);
  return parsed.value;
}

/** The answer to a payload or query that the contract doesn't allow. */
export const badFields = (fields: Record<string, string>) =>
  new ServerError('bad_request', { message: 'The request does not fit the contract.', fields });
