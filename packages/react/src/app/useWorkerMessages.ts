import { useEffect, useRef } from 'react';
import { usePushSync } from '../push/usePushSync.ts';
import type { AppPort } from './port.ts';

export interface WorkerMessagesOptions {
  /** Goes to a path of the site, as a link does. */
  onOpen: (path: string) => void;
  /** What the shell is drawn in: whenever it changes, the worker keeps another one. */
  shellKey: string;
}

/** Keeps page and worker in step: notifications that were pressed, push, and the language. */
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
  const lastLook = useRef(shellKey);
  useEffect(() => {
    if (lastLook.current === shellKey) return;
    lastLook.current = shellKey;
    app?.worker?.post('language-changed');
  }, [app, shellKey]);
}
