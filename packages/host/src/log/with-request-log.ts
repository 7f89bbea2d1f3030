import { createThinning } from '@meetcute/server/thinning';
import { failureResponse } from '../edge/failure.ts';
import { isHealthPath } from '../pages/health.ts';
import type { RequestHandler } from '../start/plain-page.ts';
import type { HostLog } from './log.ts';
import { REQUEST_ID_HEADER, requestIdOf, withRequestId } from './request-id.ts';
import { routePattern } from './route-pattern.ts';
import type { LogSettings } from './settings.ts';

/** A request that the host has responded to. */
export interface HandledRequest {
  /** HTTP method. */
  method: string;
  /** Pattern of its path, never the path or the query, which may name members or contain tokens. */
  route: string;
  /** Status of the response. */
  status: number;
  /** Milliseconds until the response began. */
  ms: number;
}

/** Options of `withRequestLog`. */
export interface RequestLogOptions {
  /** Log of the host. */
  log: HostLog;
  /** Called with a message and the error when the handler fails. */
  onError: (message: string, error: unknown) => void;
  /** Requests that get a line. */
  requests: LogSettings['requests'];
  /** Whether the ids of a proxy in front count. */
  trustsProxy: boolean;
  /** Returns the id of the site of a host name; undefined for another host name. */
  siteOf: (hostname: string) => string | undefined;
  /** Called at the start of a request; the returned function is called when its response begins. */
  onRequest?: () => (handled: HandledRequest) => void;
}

/** Statuses of requests that fail because the host is busy or stopping, or the database or back end away. */
const UNAVAILABLE = [502, 503, 504];

/** Milliseconds between two lines about such requests: a busy host must not spend its time on writing them. */
const UNAVAILABLE_EVERY = 1000;

function levelOf({ method, status }: HandledRequest, requests: LogSettings['requests']) {
  if (status >= 500) return UNAVAILABLE.includes(status) ? 'warn' : 'error';
  const isRead = method === 'GET' || method === 'HEAD';
  return requests === 'all' || (requests === 'changes' && !isRead) ? 'info' : null;
}

/**
 * Gives each request an id, which its response and all log lines of its handling carry, and logs the request. A handler
 * that fails is logged too, and responds with 500.
 */
export function withRequestLog(
  handle: RequestHandler,
  { log, onError, requests, trustsProxy, siteOf, onRequest }: RequestLogOptions,
): RequestHandler {
  const thinUnavailable = createThinning(UNAVAILABLE_EVERY);
  const write = (handledRequest: HandledRequest, hostname: string) => {
    const level = levelOf(handledRequest, requests);
    if (level === null) return;
    const omittedCount = UNAVAILABLE.includes(handledRequest.status) ? thinUnavailable() : 0;
    if (omittedCount === null) return;
    log[level]('Request', {
      ...handledRequest,
      site: siteOf(hostname),
      ...(omittedCount > 0 ? { omitted: omittedCount } : {}),
    });
  };
  const respond = async (request: Request, remoteAddress: string | undefined) => {
    const onResponse = onRequest?.();
    const began = performance.now();
    const response = await handle(request, remoteAddress).catch((error: unknown) =>
      failureResponse(onError, error),
    );
    const { pathname, hostname } = new URL(request.url);
    const handledRequest: HandledRequest = {
      method: request.method,
      route: routePattern(pathname),
      status: response.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
    };
    onResponse?.(handledRequest);
    // Supervisors ask every few seconds, and know what they were told.
    if (!isHealthPath(pathname)) write(handledRequest, hostname);
    return response;
  };
  return async (request, remoteAddress) => {
    const id = requestIdOf(request, trustsProxy);
    const response = await withRequestId(id, () => respond(request, remoteAddress));
    response.headers.set(REQUEST_ID_HEADER, id);
    return response;
  };
}
