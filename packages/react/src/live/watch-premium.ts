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
  const schedule = (end: string) => {
    const delay = Date.parse(end) - now().getTime() + MARGIN_MS;
    timer = setTimeout(() => (delay > MAX_TIMER_MS ? schedule(end) : onEnd()), Math.min(delay, MAX_TIMER_MS));
  };
  const update = () => {
    const end = queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser))?.premium_until;
    if (end === premiumEnd) return;
    premiumEnd = end;
    clearTimeout(timer);
    if (end && Date.parse(end) > now().getTime()) schedule(end);
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
