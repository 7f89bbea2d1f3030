import { useEffect, useRef } from 'react';
import { usePushSync } from '../push/usePushSync.ts';
import type { AppPort } from './port.ts';

/** Options of `useWorkerMessages`. */
export interface WorkerMessagesOptions {
  /** Called with a path of the site to navigate to when the person activates a notification. */
  onOpen: (path: string) => void;
  /** Key of the shell's language and colours. When it changes, the worker caches the shell again. */
  shellKey: string;
}

/**
 * Connects the page to its service worker: navigates for activated notifications, renews the push subscription and
 * reports language changes. Use it once, in the shell. `app` comes from `useAppPort`.
 */
export function useWorkerMessages(app: AppPort | null, { onOpen, shellKey }: WorkerMessagesOptions): void {
  const syncPush = usePushSync();
  const latest = useRef({ onOpen, syncPush });
  useEffect(() => {
    latest.current = { onOpen, syncPush };
  });
  useEffect(
    () =>
      app?.worker?.subscribe({
        onOpen: (path) => latest.current.onOpen(path),
        onSubscriptionChange: () => latest.current.syncPush(),
      }),
    [app],
  );
  const lastKey = useRef(shellKey);
  useEffect(() => {
    if (lastKey.current === shellKey) return;
    lastKey.current = shellKey;
    app?.worker?.post('language-changed');
  }, [app, shellKey]);
}
