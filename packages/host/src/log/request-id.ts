import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestHead } from '../request-head.ts';

/** Header that names a request: in the logs of a proxy, in those of the host, and in the response. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Ids that a proxy may give: they fit a log line and can't forge one. */
const WELL_FORMED = /^[\w.-]{8,128}$/;

const current = new AsyncLocalStorage<string>();

/** Returns the id of the request that is being handled; null outside requests. */
export const currentRequestId = (): string | null => current.getStore() ?? null;

/** Runs work whose log lines carry the id of a request. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** Returns the id that a trusted proxy gave a request, else a new one. */
export function requestIdOf({ headers }: RequestHead, trustsProxy: boolean): string {
  const receivedId = trustsProxy ? headers.get(REQUEST_ID_HEADER) : null;
  return receivedId !== null && WELL_FORMED.test(receivedId) ? receivedId : randomUUID();
}
