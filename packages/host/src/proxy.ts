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

/** An API that stands at another address: requests go there with the member's host named, answers come back unread. */
export function createProxy(origin: string, fetch: typeof globalThis.fetch = globalThis.fetch): HostApi {
  const closing = new AbortController();
  return {
    async fetch(request) {
      const url = new URL(request.url);
      const headers = new Headers(request.headers);
      for (const name of hopHeaders) headers.delete(name);
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
        const passed = new Response(answer.body, answer);
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
    close: async () => closing.abort(),
  };
}
