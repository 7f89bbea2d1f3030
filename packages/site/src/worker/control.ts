import { mayTakeControl, WRITING_DEADLINE_MS, type PageState } from '@meetcute/core';
import { openPages, scope, type PageClient } from './scope.ts';

/** Sends a query to a page and resolves with its reply; null when none arrives before the deadline in ms. */
export async function queryPage<T>(page: PageClient, message: object, deadline: number): Promise<T | null> {
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise<T>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<T>) => resolve(data), { once: true });
  });
  port1.start();
  page.postMessage(message, [port2]);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), deadline));
  return Promise.race([reply, late]).finally(() => port1.close());
}

async function stateOf(page: PageClient): Promise<PageState> {
  const reply = await queryPage<{ isWriting: boolean }>(
    page,
    { type: 'are-you-writing' },
    WRITING_DEADLINE_MS,
  );
  return { isWriting: reply?.isWriting ?? true, isVisible: page.visibilityState === 'visible' };
}

/**
 * Takes control of all pages when the core rule allows it. Resolves with whether it did (spec:
 * pwa.sw-update-control-reloads-page).
 */
export async function takeControl(isAsked: boolean): Promise<boolean> {
  const pages = await Promise.all((await openPages()).map(stateOf));
  const isAllowed = mayTakeControl(pages, isAsked);
  if (isAllowed) await scope.skipWaiting();
  return isAllowed;
}
