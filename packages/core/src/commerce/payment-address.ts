/**
 * Returns whether a browser may leave for the address of a payment page: one of `https:`, or of the site's own origin,
 * such as that of the test checkout. Refuses scripts and unencrypted pages of others.
 */
export function isPaymentAddress(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'https:' || url.origin === origin;
}
