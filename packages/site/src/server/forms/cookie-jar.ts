/** `fetch` that keeps the cookies of responses, as a browser does. */
export interface CookieJar {
  /** Sends a request with the cookies so far. */
  fetch: typeof globalThis.fetch;
  /** `Set-Cookie` headers of all responses so far, for the browser. */
  received: readonly string[];
}

const pairOf = (cookie: string): readonly [name: string, value: string] => {
  const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split(/=(.*)/s, 2);
  return [name.trim(), value.trim()];
};

/**
 * Creates a jar for the calls of one request, which starts with the cookies of the browser. The calls of a form build
 * on each other: the check of the email address names the visitor whose sign-up follows.
 */
export function createCookieJar(fetch: typeof globalThis.fetch, cookies: string | null): CookieJar {
  const jar = new Map((cookies ?? '').split(';').filter(Boolean).map(pairOf));
  const receivedCookies: string[] = [];
  return {
    received: receivedCookies,
    async fetch(input, init) {
      const headers = new Headers(init?.headers);
      if (jar.size > 0) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
      const response = await fetch(input, { ...init, headers });
      for (const cookie of response.headers.getSetCookie()) {
        receivedCookies.push(cookie);
        const [name, value] = pairOf(cookie);
        jar.set(name, value);
      }
      return response;
    },
  };
}

/**
 * Returns the `Set-Cookie` headers for cookies that the browser has, each once: its session is renewed by the first call of
 * a day, which may be one of the server's for a page. A new cookie of a visitor differs between the calls of a page.
 */
export function renewedCookies(
  receivedCookies: readonly string[],
  cookies: string | null,
): readonly string[] {
  const names = new Set((cookies ?? '').split(';').map((cookie) => pairOf(cookie)[0]));
  return [...new Set(receivedCookies)].filter((cookie) => names.has(pairOf(cookie)[0]));
}
