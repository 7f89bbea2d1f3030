import type { ErrorBody } from '@meetcute/contract';
import { createThinning } from '@meetcute/server/thinning';
import type { HostApi } from './api.ts';
import { isSlowBody, withSlowBodyLimit } from './edge/slow-body.ts';
import { currentRequestId, REQUEST_ID_HEADER } from './log/request-id.ts';
import { COUNTRY_HEADER, headersToForward } from './proxy-headers.ts';

const failure = (status: number, code: ErrorBody['error']['code'], message: string) =>
  Response.json({ error: { code, message } } satisfies ErrorBody, {
    status,
    headers: { 'cache-control': 'no-store' },
  });

/** Milliseconds between two log lines about a back end that does not respond. */
const FAILURE_EVERY = 1000;

/** Surroundings of `createProxy`. */
interface ProxyOptions {
  /** Called with a message and the error when the other origin does not respond, once a second at most. Default: nothing. */
  onError?: (message: string, error: unknown) => void;
  /** Default: that of Node. */
  fetch?: typeof globalThis.fetch;
}

/**
 * Creates an API that forwards requests to another origin, with the member's host name, network address and country.
 * Responses are passed on unread. The other origin may trust `X-Forwarded-For` and `X-Visitor-Country`, because the
 * browser's own values are dropped.
 */
export function createProxy(
  origin: string,
  { onError = () => {}, fetch = globalThis.fetch }: ProxyOptions = {},
): HostApi {
  const thin = createThinning(FAILURE_EVERY);
  const closing = new AbortController();
  const stopping = new AbortController();
  return {
    async fetch(request, { address, country }) {
      const url = new URL(request.url);
      const headers = headersToForward(request.headers);
      if (address !== undefined) headers.set('x-forwarded-for', address);
      if (country) headers.set(COUNTRY_HEADER, country);
      headers.set('x-original-host', url.host);
      const requestId = currentRequestId();
      if (requestId === null) headers.delete(REQUEST_ID_HEADER);
      else headers.set(REQUEST_ID_HEADER, requestId);
      headers.set('accept-encoding', 'identity');
      const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
      try {
        const response = await fetch(`${origin}${url.pathname}${url.search}`, {
          method: request.method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.any([request.signal, closing.signal]),
          ...(hasBody ? { body: withSlowBodyLimit(request).body, duplex: 'half' } : {}),
        });
        const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
        const body = isStream
          ? response.body?.pipeThrough(new TransformStream(), { signal: stopping.signal })
          : response.body;
        const forwardedResponse = new Response(body, response);
        // `fetch` decodes the body, so its encoding and compressed length no longer apply.
        if (forwardedResponse.headers.has('content-encoding')) {
          forwardedResponse.headers.delete('content-encoding');
          forwardedResponse.headers.delete('content-length');
        }
        return forwardedResponse;
      } catch (error) {
        if (isSlowBody(error))
          return failure(408, 'request_timeout', 'The body of the request arrives too slowly.');
        // A client that leaves and a host that stops are no fault of the other origin.
        const isAway = !request.signal.aborted && !closing.signal.aborted;
        if (isAway && thin() !== null) onError('The back end does not respond', error);
        return failure(502, 'unavailable', 'The service behind this site does not respond.');
      }
    },
    async findFault() {
      const signal = AbortSignal.timeout(3000);
      const response = await fetch(`${origin}/api/settings.php`, { redirect: 'manual', signal }).catch(
        () => null,
      );
      return response && response.status < 500 ? null : 'the back end does not respond';
    },
    stop: () => stopping.abort(),
    close: async () => closing.abort(),
  };
}
