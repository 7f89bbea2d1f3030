import type { IncomingMessage } from 'node:http';

/** A host name, an IPv4 address or an IPv6 address in brackets, with an optional port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Authority of a request target in absolute form. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/** Returns all values of a header as they were received. `name` is in lower case. */
export function valuesOf({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, name: string): string[] {
  const values: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const headerName = rawHeaders[index] ?? '';
    if (headerName.length === name.length && headerName.toLowerCase() === name)
      values.push(rawHeaders[index + 1] ?? '');
  }
  return values;
}

/**
 * Whether a request names at most one host. Proxies, caches and this host could each believe another one of two.
 * An absolute request target must name the host of the header.
 */
export function hasOneHost(request: Pick<IncomingMessage, 'rawHeaders' | 'url'>): boolean {
  const [host, ...others] = valuesOf(request, 'host');
  // Only HTTP/1.0 may name none: Node refuses a later version without the header.
  if (host === undefined) return true;
  if (others.length > 0 || !HOST.test(host)) return false;
  const absolute = ABSOLUTE.exec(request.url ?? '');
  return !absolute || absolute[1]?.toLowerCase() === host.toLowerCase();
}
