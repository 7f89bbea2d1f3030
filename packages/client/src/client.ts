import { parseResponse, type CallResponse, type CallDefinition } from '@meetcute/contract';
import { ApiError, readError } from './api-error.ts';
import { deadlineOf, withDeadline } from './deadline.ts';
import type { OnProgress } from './progress.ts';
import { callInit, callPath, type CallInput } from './request.ts';
import { retryDelay, wait } from './retry.ts';

export interface ClientOptions {
  /** Origin of the API; the page's own when left out. */
  baseUrl?: string;
  /** Used for every request; `globalThis.fetch`, looked up at each call, when left out. */
  fetch?: typeof globalThis.fetch;
  /** Name and version of the calling package, sent as `x-package` (spec: call.headers-package-name). */
  packageName?: string;
  /** The host the member sees, sent as `x-original-host` (spec: call.headers-original-host). */
  originalHost?: string;
  /**
   * The id of the member whom the page was drawn for, sent as `x-member`: a server answers nothing in another member's
   * name. Asked when a call is made, not when it is repeated; null where the page knows none. Default: none.
   */
  memberOf?: () => string | null;
  /** Milliseconds after which a call without an answer is given up. Default: `deadlineOf`. */
  deadlineOf?: (call: CallDefinition) => number;
  /** Further headers, such as a visitor's cookie on the server. */
  headers?: Record<string, string>;
}

/** Makes the calls of the contract. */
export interface Client {
  /** Makes a call and answers what the contract promises. Throws `ApiError`, or the signal's reason when aborted. */
  call<C extends CallDefinition>(call: C, ...input: CallArgs<C>): Promise<CallResponse<C>>;
  /** The address of a `navigate` call, for a link or a new window. */
  url<C extends CallDefinition>(call: C, ...input: CallArgs<C>): string;
  /** Sends a beacon; answers whether the browser took it. */
  beacon<C extends CallDefinition>(call: C, ...input: CallArgs<C>): boolean;
  /** Opens a stream and answers the raw response. Throws like `call`. */
  stream<C extends CallDefinition>(
    call: C,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Response>;
}

type CallArgs<C> = object extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

const DEFAULT_PACKAGE = '@meetcute/client/0.1.0';

const networkError = (cause: unknown) =>
  new ApiError({ status: 0, code: 'network', message: 'The server could not be reached.', cause });

const invalidResponse = (status: number, fields?: Record<string, string>) =>
  new ApiError({
    status,
    code: 'bad_answer',
    message: 'The server gave an answer that was not understood.',
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

/** Makes a client of the member API; nothing is shared between two clients. */
export function createClient(options: ClientOptions = {}): Client {
  const base = options.baseUrl?.replace(/\/$/, '') ?? '';
  const originalHost = options.originalHost ?? globalThis.location?.host;
  const own = {
    'x-package': options.packageName ?? DEFAULT_PACKAGE,
    ...(originalHost ? { 'x-original-host': originalHost } : {}),
    ...options.headers,
  };

  const headersOfPage = () => {
    const member = options.memberOf?.() ?? null;
    return member === null ? own : { ...own, 'x-member': member };
  };

  const request = async (url: string, init: RequestInit, onProgress?: OnProgress): Promise<Response> => {
    if (!onProgress || options.fetch) return (options.fetch ?? globalThis.fetch)(url, init);
    // Only who sends photos needs it.
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
        const init = { ...callInit(call, input ?? {}, headersOfPage()), signal };
        const onProgress: OnProgress | undefined =
          input?.onProgress &&
          ((share) => {
            alive();
            input.onProgress?.(share);
          });
        const response = await sendWithRetry(call, callPath(call, input ?? {}), init, onProgress);
        return (await readResponse(call, response, signal)) as never;
      });
    },
    url: (call, ...[input]) => base + callPath(call, input ?? {}),
    beacon(call, ...[input]) {
      const body = new Blob([JSON.stringify(input?.payload ?? {})], { type: 'application/json' });
      return navigator.sendBeacon(base + callPath(call, input ?? {}), body);
    },
    stream: (call, headers, signal) =>
      send(callPath(call, {}), { ...callInit(call, {}, { ...headersOfPage(), ...headers }), signal }),
  };
}
