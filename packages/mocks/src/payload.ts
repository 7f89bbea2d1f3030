import { JSON_MAX_BYTES, parse, PHOTO_MAX_BYTES, PHOTOS_MAX, type CallDefinition } from '@meetcute/contract';
import { unstorableFields } from '@meetcute/core';
import { WorldError } from './context.ts';

/** The only part of forms in the contract. */
const PART = 'file';

function requireType(request: Request, allowedTypes: readonly string[]): void {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';', 1);
  if (!allowedTypes.includes(type.trim().toLowerCase())) throw new WorldError('unsupported_type');
}

const createMalformedError = () => new WorldError('bad_request', { '': 'malformed' });

async function readJson(call: CallDefinition, request: Request): Promise<unknown> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > JSON_MAX_BYTES) throw new WorldError('too_large');
  if (bytes.byteLength === 0 && (!call.payload || call.transport === 'beacon')) return {};
  requireType(request, ['application/json', ...(call.transport === 'beacon' ? ['text/plain'] : [])]);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw createMalformedError();
  }
}

async function readForm(request: Request): Promise<unknown> {
  requireType(request, ['multipart/form-data']);
  const form = await request.formData().catch(() => {
    throw createMalformedError();
  });
  const unknown = [...form.keys()].find((key) => key !== PART);
  if (unknown !== undefined) throw new WorldError('bad_request', { [unknown]: 'unrecognized_keys' });
  const files = form.getAll(PART);
  const large = files.findIndex((file) => file instanceof File && file.size > PHOTO_MAX_BYTES);
  if (large !== -1) throw new WorldError('too_large', { [`${PART}.${large}`]: 'too_large' });
  if (files.length > PHOTOS_MAX) throw new WorldError('too_many_images');
  return files.length > 0 ? { [PART]: files } : {};
}

/** Reads the payload of a call as the server does. Throws too_large, unsupported_type, bad_request. */
export async function readPayload(call: CallDefinition, request: Request): Promise<unknown> {
  // The body of a mail service is ignored, whatever its type.
  if (call.method === 'GET' || call.transport === 'mail') return undefined;
  const value = call.transport === 'form' ? await readForm(request) : await readJson(call, request);
  if (!call.payload) {
    const unknown = Object.keys(value ?? {}).map((key) => [key, 'unrecognized_keys'] as const);
    if (unknown.length > 0) throw new WorldError('bad_request', Object.fromEntries(unknown));
    return undefined;
  }
  const result = parse(call.payload, value);
  if (!result.ok) throw new WorldError('bad_request', result.fields);
  const unstorable = unstorableFields(result.value);
  if (unstorable) throw new WorldError('bad_request', unstorable);
  return result.value;
}

async function digestOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return new Uint8Array(digest).join('.');
}

/** Serializes a payload so that equal ones give equal text, with photos by their content. */
export async function payloadText(payload: unknown): Promise<string> {
  const files = (payload as { file?: readonly Blob[] } | undefined)?.file;
  return files ? (await Promise.all(files.map(digestOf))).join(' ') : JSON.stringify(payload ?? null);
}
