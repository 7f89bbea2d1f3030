import type { Transaction } from '@meetcute/contract';

/** Returns the newer of two versions of an order; the second one if both are as old. */
export const newerTransaction = (known: Transaction, received: Transaction): Transaction =>
  Date.parse(known.changed_at) > Date.parse(received.changed_at) ? known : received;

/** Returns pages of orders, newest first, with a new version of one of them. An unknown order is the newest. */
export function withTransaction(
  pages: readonly (readonly Transaction[])[],
  received: Transaction,
): readonly (readonly Transaction[])[] {
  if (pages.flat().some(({ id }) => id === received.id))
    return pages.map((page) =>
      page.map((known) => (known.id === received.id ? newerTransaction(known, received) : known)),
    );
  return pages.map((page, index) => (index === 0 ? [received, ...page] : page));
}

/**
 * Returns whether a browser may leave for the address of a payment page: one of `https:`, or of the site's own origin,
 * such as that of the test checkout. Refuses scripts and unencrypted pages of others.
 */
export function isPaymentAddress(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'https:' || url.origin === origin;
}
