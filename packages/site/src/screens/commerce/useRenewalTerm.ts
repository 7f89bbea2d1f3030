import { useSubscription, useViewer } from '@meetcute/react';

/** Returns what happens when the premium of an order ends: the buyer agreed to a renewal, an earlier one goes on, or nothing. */
export type RenewalTerm = 'agreed' | 'continues' | 'none';

/** Returns what happens at the end of premium that the member orders; null until it is known. */
export function useRenewalTerm(hasAgreed: boolean): RenewalTerm | null {
  const hasPremium = useViewer()?.paid_user === true;
  const { subscription } = useSubscription();
  if (hasAgreed) return 'agreed';
  if (hasPremium && subscription === undefined) return null;
  return subscription?.state === 'active' ? 'continues' : 'none';
}
