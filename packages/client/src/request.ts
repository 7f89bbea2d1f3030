import {
  writeQuery,
  type CallDefinition,
  type CallParams,
  type CallPayload,
  type CallQuery,
} from '@meetcute/contract';
import type { OnProgress } from './progress.ts';

/** Last responses with an `ETag`, by path. */
export type ResponseMemory = Map<string, { tag: string; value: unknown }>;

/** Input of a call. Contains only the parts that the call defines. */
export type CallInput<C> = (CallQuery<C> extends undefined
  ? { query?: undefined }
  : { query?: CallQuery<C> }) &
  (CallPayload<C> extends undefined ? { payload?: undefined } : { payload: CallPayload<C> }) &
  (CallParams<C> extends undefined ? { params?: undefined } : { params: CallParams<C> }) & {
    signal?: AbortSignal | undefined;
    /** Idempotency key, one per user action. Default: a random UUID. */
    idempotencyKey?: string | undefined;
    /** Called with the sent share of the payload, from 0 to 1. Not called with a custom `fetch`. */
    onProgress?: OnProgress | undefined;
    /**
     * Makes the call conditional: while nothing has changed, it resolves with the value in the memory. Use one memory per
     * session, because it contains a member's data. Default: none.
     */
    memory?: ResponseMemory | undefined;
  };

interface Sent {
  query?: unknown;
  payload?: unknown;
  params?: Readonly<Record<string, string>> | undefined;
  idempotencyKey?: string | undefined;
}

/** Returns the address of a call, with its path parameters, query and selector. */
export function callPath(call: CallDefinition, { query, params }: Sent): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params?.[name] ?? '').toWellFormed()),
  );
  return path + writeQuery(call, query as never);
}

const formOf = (payload: Record<string, unknown>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(payload))
    for (const part of Array.isArray(value) ? (value as (Blob | string)[]) : [value as Blob | string])
      form.append(name, part);
  return form;
};

/** Replaces halves of characters, which fields can leave behind and which no database stores. */
const wellFormed = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** Returns a payload as JSON, with only whole characters in its texts. */
export const writeJson = (payload: unknown): string => JSON.stringify(payload, wellFormed);

/**
 * Returns the method, headers and body of a call. JSON headers go only with object bodies; every POST carries
 * an idempotency key.
 */
export function callInit(
  call: CallDefinition,
  input: Sent,
  baseHeaders: Record<string, string>,
): RequestInit {
  const headers = new Headers({ ...baseHeaders, 'cache-control': 'no-store' });
  const init: RequestInit = { method: call.method, headers, cache: 'no-store' };
  if (call.method === 'POST') headers.set('idempotency-key', input.idempotencyKey ?? crypto.randomUUID());
  if (call.transport === 'form') {
    headers.set('accept', 'application/json');
    return { ...init, body: formOf(input.payload as Record<string, unknown>) };
  }
  if (call.transport === 'stream') headers.set('accept', 'text/event-stream');
  if (input.payload === undefined) return init;
  headers.set('accept', 'application/json');
  headers.set('content-type', 'application/json');
  return { ...init, body: writeJson(input.payload) };
}
