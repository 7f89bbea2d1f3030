import type { RequestHead } from '../request-head.ts';

/**
 * Returns the client's network address: the socket's or, behind a trusted proxy, the last entry of
 * `X-Forwarded-For`. Earlier entries may be forged.
 */
export function clientAddress(
  request: RequestHead,
  remoteAddress: string | undefined,
  trustsProxy: boolean,
): string | undefined {
  const forwardedAddress = trustsProxy && request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwardedAddress || remoteAddress;
}
