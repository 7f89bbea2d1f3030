import { queryKeyOf } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Longest time in ms that browsers accept for a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Time in ms after the end of premium at which the account is loaded again, so that it is over on the server, too. */
const MARGIN_MS = 1000;

/** Options of `watchPremium`. */
export interface WatchPremiumOptions {
  /** Query cache with the account. */
  queryClient: QueryClient;
  /** Called when the premium of the account has ended. */
  onEnd: () => void;
  /** Returns the current time. */
  now: () => Date;
}

/** Watches the end of the account's premium in an open tab, for which no event arrives. Returns a function that stops it. */
export function watchPremium({ queryClient, onEnd, now }: WatchPremiumOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let premiumEnd: string | null | undefined;
  const schedule = (until: string) => {
    const left = Date.parse(until) - now().getTime() + MARGIN_MS;
    timer = setTimeout(() => (left > MAX_TIMER_MS ? schedule(until) : onEnd()), Math.min(left, MAX_TIMER_MS));
  };
  const update = () => {
    const until = queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser))?.premium_until;
    if (until === premiumEnd) return;
    premiumEnd = until;
    clearTimeout(timer);
    if (until && Date.parse(until) > now().getTime()) schedule(until);
  };
  update();
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') update();
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
