import { reducePush, type PushEvent, type PushState } from '@meetcute/core';
import type { ClientStore } from '../provider/client-store.ts';
import type { PushPort } from './port.ts';

/** Returns the current push state of a page. */
export const readPushState = (store: ClientStore): PushState => store.getState().push;

/** Applies an event to the push state of a page. */
export const dispatchPush = (store: ClientStore, event: PushEvent): void =>
  store.setState(({ push }) => ({ push: reducePush(push, event) }));

/** Reads the browser's push state, once per page. Never rejects and needs no network. */
export async function checkPush(store: ClientStore, port: PushPort): Promise<void> {
  if (store.getState().pushCheck !== 'due') return;
  store.setState({ pushCheck: 'running' });
  if (port.isCapable()) {
    const foundEvent = { type: 'found', isCapable: true, permission: port.permission() } as const;
    try {
      dispatchPush(store, { ...foundEvent, subscription: await port.current() });
    } catch {
      dispatchPush(store, { ...foundEvent, subscription: null });
      dispatchPush(store, { type: 'failed', permission: port.permission() });
    }
  }
  store.setState({ pushCheck: 'done' });
}

/** Reads the browser's push state and tracks the last push message. Returns a function that stops it. */
export function watchPush(store: ClientStore, port: PushPort): () => void {
  if (!port.isCapable()) return () => undefined;
  void checkPush(store, port);
  return port.listen((message) => dispatchPush(store, { type: 'received', message }));
}
