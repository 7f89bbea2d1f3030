import { calls, type User } from '@meetcute/contract';
import type { QueryClient } from '@tanstack/query-core';
import { queryKeyOf } from '../queries.ts';
import type { Outbox } from './types.ts';

/**
 * Releases messages that wait for the session, for credits or a date of birth as soon as the member has them. Returns an
 * unsubscribe function.
 */
export function releaseOnUserChange(queryClient: QueryClient, member: string, outbox: Outbox): () => void {
  let credits = 0;
  let premium = 0;
  let hasBirthDate = false;
  const check = () => {
    const user = queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser));
    if (user?.profile.id !== member) return;
    outbox.release('not_logged_in');
    // Messages may be free with premium.
    const premiumUntil = Date.parse(user.premium_until ?? '') || 0;
    if (user.credits > credits || premiumUntil > premium) outbox.release('no_credits');
    [credits, premium] = [user.credits, premiumUntil];
    const isKnown = user.profile.date_of_birth !== null;
    if (isKnown && !hasBirthDate) outbox.release('birth_date_missing');
    hasBirthDate = isKnown;
  };
  check();
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] === calls.getUser.name) check();
  });
}
