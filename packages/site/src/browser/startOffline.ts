import { browserPorts, restoreQueries } from '@meetcute/react';
import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router';

/** Milliseconds between two looks whether the site can be reached again. */
const TICK = 5000;

/** Loads the page that was asked for as soon as it can be had; browsers don't always say when they are connected again. */
function awaitConnection(): void {
  // What stands in for a page goes as soon as the page itself is there.
  const isWaiting = () => document.getElementById('main')?.dataset['offline'] === 'page';
  const look = async () => {
    if (!isWaiting()) return clearInterval(timer);
    const answer = await fetch('/build-id', { cache: 'no-store' });
    if (answer.ok && isWaiting()) location.reload();
  };
  const lookQuietly = () => void look().catch(() => undefined);
  const timer = setInterval(lookQuietly, TICK);
  addEventListener('online', lookQuietly);
}

/** Puts back what the member has read here; without anybody the page waits for the connection. Answers whether there is somebody. */
export async function startOffline(queryClient: QueryClient): Promise<boolean> {
  awaitConnection();
  const database = await browserPorts.database();
  return restoreQueries(queryClient, database.answers, Date.now());
}

/** Answers once a router has what it needs for its first page; false where it can't have it. */
export const isReady = (router: ReturnType<typeof createBrowserRouter>): Promise<boolean> =>
  new Promise((resolve) => {
    const look = ({ initialized, errors } = router.state) => initialized && resolve(errors === null);
    router.subscribe(look);
    look();
  });
