import type { HostApi } from './api.ts';

/** Headers that belong to one hop and are not passed on. */
const hopHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'proxy-authorization',
  'host',
];

/** Headers by which anyone could claim to ask from another address. */
const addressHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
];

/**
 * An API that stands at another address: requests go there with the member's host and network address named,
 * answers come back unread. It may trust `X-Forwarded-For`: what the browser wrote there never arrives.
 */
export function createProxy(origin: string, fetch: typeof globalThis.fetch = globalThis.fetch): HostApi {
  const closing = new AbortController();
  const stopping = new AbortController();
  return {
    async fetch(request, { address }) {
      const url = new URL(request.url);
      const headers = new Headers(request.headers);
      for (const name of [...hopHeaders, ...addressHeaders]) headers.delete(name);
      if (address !== undefined) headers.set('x-forwarded-for', address);
      headers.set('x-original-host', url.host);
      headers.set('accept-encoding', 'identity');
      const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
      try {
        const answer = await fetch(`${origin}${url.pathname}${url.search}`, {
          method: request.method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.any([request.signal, closing.signal]),
          ...(hasBody ? { body: request.body, duplex: 'half' } : {}),
        });
        const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
        const body = isStream
          ? answer.body?.pipeThrough(new TransformStream(), { signal: stopping.signal })
          : answer.body;
        const passed = new Response(body, answer);
        // The body comes decoded: its coding and its packed length would be lies.
        if (passed.headers.has('content-encoding')) {
          passed.headers.delete('content-encoding');
          passed.headers.delete('content-length');
        }
        return passed;
      } catch {
        const error = { code: 'unavailable', message: 'The service behind this site does not answer.' };
        return Response.json({ error }, { status: 502, headers: { 'cache-control': 'no-store' } });
      }
    },
    async isReady() {
      try {
        return (
          (await fetch(`${origin}/api/settings.php`, { signal: AbortSignal.timeout(3000) })).status < 500
        );
      } catch {
        return false;
      }
    },
    stop: () => stopping.abort(),
    close: async () => closing.abort(),
  };
}
