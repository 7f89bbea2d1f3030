import { queryKeyOf, type Client } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import type { QueryClient } from '@tanstack/react-query';
import { setHidden } from '../frame/hidden-page.ts';

/** Milliseconds in which the server must confirm the session before the page loads again. */
const PATIENCE_MS = 3000;

/** Page that is left and shown again. */
export interface ReturnOptions {
  /** Client that asks who is logged in. */
  client: Pick<Client, 'call'>;
  /** Query cache, which has the page's member. */
  queryClient: QueryClient;
  /** Loads the page again. Default: that of the browser. */
  reload?: () => void;
}

/** Resolves to whether a member is still logged in. */
const isLoggedIn = (client: ReturnOptions['client'], member: string): Promise<boolean> =>
  client.call(calls.getUser, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ user }) => user.profile.id === member,
    () => false,
  );

/**
 * Hides a member's page when it is left, so that the browser keeps it hidden in its back/forward cache. After a return the
 * page is shown once the server has confirmed that the same member is logged in; otherwise it loads again. Returns a
 * function that stops.
 */
export function confirmReturn({
  client,
  queryClient,
  reload = () => location.reload(),
}: ReturnOptions): () => void {
  const stop = new AbortController();
  let focusedElement: Element | null = null;
  // Number of times that the page was left. A call of an earlier return says nothing about this one.
  let timesLeft = 0;
  const memberId = () => queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser))?.profile.id;
  const onHide = ({ persisted }: PageTransitionEvent) => {
    timesLeft += 1;
    if (!persisted || memberId() === undefined) return;
    // A page that was not shown in between has lost the focus.
    focusedElement ??= document.activeElement;
    setHidden(true);
  };
  const onShow = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const member = memberId();
    const current = timesLeft;
    const isConfirmed = member === undefined || (await isLoggedIn(client, member));
    if (current !== timesLeft) return;
    if (!isConfirmed) return reload();
    setHidden(false);
    // A hidden element loses the focus.
    if (focusedElement instanceof HTMLElement && document.activeElement === document.body)
      focusedElement.focus({ preventScroll: true });
    focusedElement = null;
  };
  addEventListener('pagehide', onHide, stop);
  addEventListener('pageshow', (event) => void onShow(event), stop);
  Object.assign(globalThis, { confirmsReturn: true });
  return () => stop.abort();
}
