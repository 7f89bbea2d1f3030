import { browserPorts, restoreQueries } from '@meetcute/react';
import type { QueryClient } from '@tanstack/react-query';
import type { SiteRouter } from '../router/SiteRouter.ts';

/** Milliseconds between reachability checks. */
const TICK = 5000;

/**
 * Reloads the requested page as soon as the site is reachable. It polls, because browsers do not always
 * report a regained connection.
 */
function awaitConnection(): void {
  // Stop once the page itself has replaced the offline page.
  const isWaiting = () => document.getElementById('main')?.dataset['offline'] === 'page';
  const check = async () => {
    if (!isWaiting()) return clearInterval(timer);
    const response = await fetch('/build-id', { cache: 'no-store' });
    if (response.ok && isWaiting()) location.reload();
  };
  const checkQuietly = () => void check().catch(() => undefined);
  const timer = setInterval(checkQuietly, TICK);
  addEventListener('online', checkQuietly);
}

/**
 * Restores the member's persisted queries. Resolves with false when there are none; the page then waits for
 * the connection.
 */
export async function startOffline(queryClient: QueryClient): Promise<boolean> {
  awaitConnection();
  const database = await browserPorts.database();
  return restoreQueries(queryClient, database.queries, Date.now());
}

/** Resolves once the router can render its first page; resolves with false when loading it failed. */
export const isReady = (router: SiteRouter): Promise<boolean> =>
  new Promise((resolve) => {
    const check = () => router.state.isReady && resolve(router.state.page.failure === null);
    router.subscribe(check);
    check();
  });
