import { mayTakeControl, WRITING_DEADLINE, type PageState } from '@meetcute/core';
import { openPages, scope, type PageClient } from './scope.ts';

/** Asks a page something; null where it does not answer in time. */
export async function queryPage<T>(page: PageClient, question: object, deadline: number): Promise<T | null> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<T>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<T>) => resolve(data), { once: true });
  });
  port1.start();
  page.postMessage(question, [port2]);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), deadline));
  return Promise.race([answer, late]).finally(() => port1.close());
}

async function stateOf(page: PageClient): Promise<PageState> {
  const answer = await queryPage<{ isWriting: boolean }>(page, { type: 'are-you-writing' }, WRITING_DEADLINE);
  return { isWriting: answer?.isWriting ?? true, isVisible: page.visibilityState === 'visible' };
}

/** Takes control of all pages where core allows it; answers whether it did (spec: pwa.sw-update-control-reloads-page). */
export async function takeControl(isAsked: boolean): Promise<boolean> {
  const pages = await Promise.all((await openPages()).map(stateOf));
  const isAllowed = mayTakeControl(pages, isAsked);
  if (isAllowed) await scope.skipWaiting();
  return isAllowed;
}
