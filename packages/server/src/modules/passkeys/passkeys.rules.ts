import { isLoopback, normalizeHost } from '@meetcute/core';

/** The site as browsers and authenticators know it. */
export interface RelyingParty {
  /** Host name that passkeys belong to. */
  id: string;
  /** Origins whose pages may create and use them. */
  origins: readonly string[];
}

/** Returns an origin as browsers write it: the name of its host, and the port of `host` unless it is the usual one. */
function originOf(scheme: string, host: string, name: string): string {
  const port = URL.parse(`${scheme}://${host}`)?.port;
  return `${scheme}://${name}${port ? `:${port}` : ''}`;
}

/**
 * Returns the relying party of a request. Passkeys belong to the host name of the site's own address, also on hosts
 * below it such as `www`, so that they work on all of these. Another host, such as `localhost`, has passkeys of its own.
 */
export function relyingPartyOf(host: string, siteOrigin: string): RelyingParty {
  const main = normalizeHost(new URL(siteOrigin).host) ?? '';
  const name = normalizeHost(host) ?? main;
  if (isLoopback(name))
    return { id: name, origins: ['http', 'https'].map((way) => originOf(way, host, name)) };
  return { id: name.endsWith(`.${main}`) ? main : name, origins: [originOf('https', host, name)] };
}

/**
 * Returns whether the counter of a passkey is ahead of the stored one. One that stays behind may be of a copy. Synced
 * passkeys do not count and send 0 each time.
 */
export const isCounterAhead = (storedCounter: number, next: number): boolean =>
  next > storedCounter || (next === 0 && storedCounter === 0);
