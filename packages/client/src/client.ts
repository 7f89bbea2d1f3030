import { parseResponse, type CallResponse, type CallDefinition } from '@meetcute/contract';
import { VERSION } from '@meetcute/contract/version';
import { ApiError, readError } from './api-error.ts';
import { deadlineOf, withDeadline } from './deadline.ts';
import type { OnProgress } from './progress.ts';
import { callInit, callPath, type CallInput, writeJson } from './request.ts';
import { retryDelay, wait } from './retry.ts';

/** Options of `createClient`. */
export interface ClientOptions {
  /** Origin of the API. Default: the page's own. */
  baseUrl?: string;
  /** Function used for every request. Default: `globalThis.fetch`, resolved at each call. */
  fetch?: typeof globalThis.fetch;
  /**
   * Name and version of the calling package, sent as `x-package`. Default: `@meetcute/client/` and its version
   * (spec: call.headers-package-name).
   */
  packageName?: string;
  /**
   * Host in the member's address bar, sent as `x-original-host`. Default: the page's own
   * (spec: call.headers-original-host).
   */
  originalHost?: string;
  /**
   * Returns the id of the member for whom the page was rendered, sent as `x-member`, so that the server never
   * responds in another member's name. Called once per call, not per retry; null if unknown. Default: none.
   */
  memberOf?: () => string | null;
  /** Returns the deadline of a call in milliseconds without a response. Default: `deadlineOf`. */
  deadlineOf?: (call: CallDefinition) => number;
  /** Additional headers, such as a visitor's cookie on the server. */
  headers?: Record<string, string>;
}

/** Client for the calls of the contract. */
export interface Client {
  /** Makes a call and returns its validated response. Throws `ApiError`, or the signal's reason if aborted. */
  call<C extends CallDefinition>(call: C, ...input: CallArgs<C>): Promise<CallResponse<C>>;
  /** Returns the address of a `navigate` call, for a link or a new window. */
  url<C extends CallDefinition>(call: C, ...input: CallArgs<C>): string;
  /** Sends a beacon. Returns whether the browser queued it. */
  beacon<C extends CallDefinition>(call: C, ...input: CallArgs<C>): boolean;
  /** Opens a stream and returns the raw response. Throws like `call`. */
  stream<C extends CallDefinition>(
    call: C,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Response>;
}

type CallArgs<C> = object extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

const DEFAULT_PACKAGE = `@meetcute/client/${VERSION}`;

const networkError = (cause: unknown) =>
  new ApiError({ status: 0, code: 'network', message: 'The server could not be reached.', cause });

const invalidResponse = (status: number, fields?: Record<string, string>) =>
  new ApiError({
    status,
    code: 'invalid_response',
    message: 'The server sent an invalid response.',
    fields,
  });

async function readResponse(call: CallDefinition, response: Response, signal: AbortSignal): Promise<unknown> {
  const empty = response.status === 204;
  const body: unknown = empty ? null : await response.json().catch(() => undefined);
  signal.throwIfAborted();
  const answer = await parseResponse(call, body).catch((cause: unknown) => {
    throw networkError(cause);
  });
  if (!answer.ok) throw invalidResponse(response.status, answer.fields);
  return answer.value;
}

/** Creates a client for the member API. Clients share no state. */
export function createClient(options: ClientOptions = {}): Client {
  const base = options.baseUrl?.replace(/\/$/, '') ?? '';
  const originalHost = options.originalHost ?? globalThis.location?.host;
  const defaultHeaders = {
    'x-package': options.packageName ?? DEFAULT_PACKAGE,
    ...(originalHost ? { 'x-original-host': originalHost } : {}),
    ...options.headers,
  };

  const headersOfPage = () => {
    const member = options.memberOf?.() ?? null;
    return member === null ? defaultHeaders : { ...defaultHeaders, 'x-member': member };
  };

  const request = async (url: string, init: RequestInit, onProgress?: OnProgress): Promise<Response> => {
    if (!onProgress || options.fetch) return (options.fetch ?? globalThis.fetch)(url, init);
    // Load on demand, because only photo uploads need it.
    const { fetchWithProgress } = await import('./progress.ts');
    return fetchWithProgress(url, init, onProgress);
  };

  const send = async (path: string, init: RequestInit, onProgress?: OnProgress): Promise<Response> => {
    const response = await request(base + path, init, onProgress).catch((cause: unknown) => {
      init.signal?.throwIfAborted();
      throw networkError(cause);
    });
    if (response.status >= 400) throw await readError(response, Date.now());
    return response;
  };

  const sendWithRetry = async (
    call: CallDefinition,
    path: string,
    init: RequestInit,
    onProgress?: OnProgress,
  ): Promise<Response> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await send(path, init, onProgress);
      } catch (error) {
        const delay = error instanceof ApiError ? retryDelay(call.method, error, tries) : null;
        if (delay === null) throw error;
        await wait(delay, init.signal ?? undefined);
      }
    }
  };

  return {
    async call(call, ...[input]) {
      const deadline = (options.deadlineOf ?? deadlineOf)(call);
      return withDeadline(deadline, input?.signal, async (signal, alive) => {
        const path = callPath(call, input ?? {});
        const cachedEntry = input?.memory?.get(path);
        const headers = { ...headersOfPage(), ...(cachedEntry && { 'if-none-match': cachedEntry.tag }) };
        const init = { ...callInit(call, input ?? {}, headers), signal };
        const onProgress: OnProgress | undefined =
          input?.onProgress &&
          ((share) => {
            alive();
            input.onProgress?.(share);
          });
        const response = await sendWithRetry(call, path, init, onProgress);
        if (cachedEntry && response.status === 304) return cachedEntry.value as never;
        const value = await readResponse(call, response, signal);
        const tag = response.headers.get('etag');
        if (tag) input?.memory?.set(path, { tag, value });
        return value as never;
      });
    },
    url: (call, ...[input]) => base + callPath(call, input ?? {}),
    beacon(call, ...[input]) {
      const body = new Blob([writeJson(input?.payload ?? {})], { type: 'application/json' });
      return navigator.sendBeacon(base + callPath(call, input ?? {}), body);
    },
    stream: (call, headers, signal) =>
      send(callPath(call, {}), { ...callInit(call, {}, { ...headersOfPage(), ...headers }), signal }),
  };
}
