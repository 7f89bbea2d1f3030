import { initialPush, reducePush, type PushEvent, type PushState } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import type { PushPort } from './port.ts';

/** Push state of a page. */
export interface PushKnown {
  /** Capability and subscription of the browser. */
  readonly push: PushState;
  /** Whether the service worker could not be registered (spec: error.sw-registration-flag). */
  readonly hasRegistrationFailed: boolean;
}

/** Query key of the push state. */
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

/**
 * Returns the query options that read the browser's push state, once per page. They never fail and need no network.
 */
export const pushQuery = (port: PushPort) => ({
  queryKey: pushKey,
  queryFn: () => readPushEnvironment(port),
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always' as const,
});

const knownOf = (queryClient: QueryClient): PushKnown =>
  queryClient.getQueryData<PushKnown>(pushKey) ?? nothing;

/** Returns the current push state of a page. */
export const pushOf = (queryClient: QueryClient): PushState => knownOf(queryClient).push;

/** Applies an event to the push state of a page. */
export function dispatchPush(queryClient: QueryClient, event: PushEvent): void {
  const known = knownOf(queryClient);
  queryClient.setQueryData<PushKnown>(pushKey, { ...known, push: reducePush(known.push, event) });
}

/** Stores whether the registration of the service worker failed. */
export function setRegistrationFailed(queryClient: QueryClient, hasRegistrationFailed: boolean): void {
  queryClient.setQueryData<PushKnown>(pushKey, { ...knownOf(queryClient), hasRegistrationFailed });
}

/** Reads the browser's push state and tracks the last push message. Returns a function that stops it. */
export function watchPush(queryClient: QueryClient, port: PushPort): () => void {
  if (!port.isCapable()) return () => undefined;
  void queryClient.prefetchQuery(pushQuery(port));
  return port.listen((message) => dispatchPush(queryClient, { type: 'received', message }));
}
