/**
 * The network address of who asks: the socket's, or with a trusted proxy in front the one that this proxy
 * wrote last into `X-Forwarded-For`. Anyone may have written what stands before it.
 */
export function clientAddress(
  request: Request,
  remoteAddress: string | undefined,
  trustsProxy: boolean,
): string | undefined {
  const forwarded = trustsProxy && request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwarded || remoteAddress;
}
