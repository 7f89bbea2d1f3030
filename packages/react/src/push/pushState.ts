import { initialPush, reducePush, type PushEvent, type PushState } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import type { PushPort } from './port.ts';

/** What a page knows of push. */
export interface PushKnown {
  readonly push: PushState;
  /** Whether the service worker could not be registered (spec: error.sw-registration-flag). */
  readonly hasRegistrationFailed: boolean;
}

/** Where it stands in the query cache. */
export const pushKey = ['push'] as const;

const nothing: PushKnown = { push: initialPush, hasRegistrationFailed: false };

async function readPushEnvironment(port: PushPort): Promise<PushKnown> {
  if (!port.isCapable()) return nothing;
  const found = { type: 'found', isCapable: true, permission: port.permission() } as const;
  try {
    return { ...nothing, push: reducePush(initialPush, { ...found, subscription: await port.current() }) };
  } catch {
    const known = reducePush(initialPush, { ...found, subscription: null });
    return { ...nothing, push: reducePush(known, { type: 'failed', permission: port.permission() }) };
  }
}

/** Query options that look at the browser, once a page; they never fail and need no network. */
export const pushQuery = (port: PushPort) => ({
  queryKey: pushKey,
  queryFn: () => readPushEnvironment(port),
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always' as const,
});

const knownOf = (queryClient: QueryClient): PushKnown =>
  queryClient.getQueryData<PushKnown>(pushKey) ?? nothing;

/** The push state of a page at this moment. */
export const pushOf = (queryClient: QueryClient): PushState => knownOf(queryClient).push;

/** Lets something happen to the push state of a page. */
export function dispatchPush(queryClient: QueryClient, event: PushEvent): void {
  const known = knownOf(queryClient);
  queryClient.setQueryData<PushKnown>(pushKey, { ...known, push: reducePush(known.push, event) });
}

/** Remembers whether the service worker could be registered. */
export function setRegistrationFailed(queryClient: QueryClient, hasRegistrationFailed: boolean): void {
  queryClient.setQueryData<PushKnown>(pushKey, { ...knownOf(queryClient), hasRegistrationFailed });
}

/** Looks at the browser and remembers the last message, until the answer is called. */
export function watchPush(queryClient: QueryClient, port: PushPort): () => void {
  if (!port.isCapable()) return () => undefined;
  void queryClient.prefetchQuery(pushQuery(port));
  return port.listen((message) => dispatchPush(queryClient, { type: 'received', message }));
}
