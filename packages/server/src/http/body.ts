import { type CallDefinition, JSON_MAX_BYTES, parse, PHOTO_MAX_BYTES, PHOTOS_MAX } from '@meetcute/contract';
import { ARRIVAL_LIMITS, type ArrivalLimits } from '@meetcute/core';
import { ServerError } from '../errors.ts';
import { watchArrival } from './arrival.ts';

/** The largest form in bytes: the maximum number of photos plus the multipart overhead. */
export const FORM_MAX = PHOTOS_MAX * PHOTO_MAX_BYTES + JSON_MAX_BYTES;

/** Creates the error for a request that is too large. `fields` names the part. */
export const tooLarge = (fields?: Record<string, string>) =>
  new ServerError('too_large', { message: 'The request is too large.', ...(fields ? { fields } : {}) });

/** Reads a body of up to `max` bytes. Throws too_large, request_timeout. */
export async function readBytes(
  request: Request,
  max: number,
  arrivalLimits: ArrivalLimits = ARRIVAL_LIMITS,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let refusal: ServerError | null = null;
  const refuse = (reason: ServerError) => {
    refusal = reason;
    void reader.cancel(reason).catch(() => {});
  };
  const watch = watchArrival(refuse, arrivalLimits);
  try {
    // Cancelling ends the pending read.
    for (let result = await reader.read(); !result.done; result = await reader.read()) {
      size += result.value.byteLength;
      watch.count(result.value.byteLength);
      if (size > max) refuse(tooLarge());
      chunks.push(result.value);
    }
  } finally {
    watch.stop();
  }
  if (refusal) throw refusal as ServerError;
  return new Uint8Array(Buffer.concat(chunks, size));
}

const mediaType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Checks the content type of a request. Throws unsupported_type. */
export function requireType(request: Request, allowedTypes: readonly string[]): void {
  if (allowedTypes.includes(mediaType(request))) return;
  throw new ServerError('unsupported_type', { message: `The content type must be ${allowedTypes[0]}.` });
}

async function readJson(
  call: CallDefinition,
  request: Request,
  arrivalLimits: ArrivalLimits,
): Promise<unknown> {
  const bytes = await readBytes(request, JSON_MAX_BYTES, arrivalLimits);
  if (bytes.byteLength === 0 && (!call.payload || call.transport === 'beacon')) return {};
  requireType(request, ['application/json', ...(call.transport === 'beacon' ? ['text/plain'] : [])]);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ServerError('bad_request', { message: 'The body is not JSON.', fields: { '': 'malformed' } });
  }
}

/** Reads and validates the payload of a call without a form. Throws bad_request. */
export async function readPayload(
  call: CallDefinition,
  request: Request,
  arrivalLimits: ArrivalLimits,
): Promise<unknown> {
  // The body that a mail service posts carries no data, whatever its type.
  if (call.transport === 'mail') return void (await readBytes(request, JSON_MAX_BYTES, arrivalLimits));
  return call.method === 'GET' ? undefined : checkPayload(call, await readJson(call, request, arrivalLimits));
}

/** Validates a payload against the contract. Throws bad_request. */
export function checkPayload(call: CallDefinition, value: unknown): unknown {
  if (!call.payload) {
    const unknown = Object.keys(value ?? {});
    if (unknown.length === 0) return undefined;
    throw badFields(Object.fromEntries(unknown.map((key) => [key, 'unrecognized_keys'])));
  }
  const parsedPayload = parse(call.payload, value);
  if (!parsedPayload.ok) throw badFields(parsedPayload.fields);
  return parsedPayload.value;
}

/** Creates the error for a payload or query that does not match the contract. */
export const badFields = (fields: Record<string, string>) =>
  new ServerError('bad_request', { message: 'The request does not match the contract.', fields });
