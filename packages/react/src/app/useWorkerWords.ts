import { useEffect, useRef } from 'react';
import { usePushSync } from '../push/usePushSync.ts';
import type { AppPort } from './port.ts';

export interface WorkerWordsOptions {
  /** Goes to a path of the site, as a link does. */
  onOpen: (path: string) => void;
  /** What the shell is drawn in: whenever it changes, the worker keeps another one. */
  look: string;
}

/** Keeps page and worker in step: notifications that were pressed, push, and the language. */
export function useWorkerWords(app: AppPort | null, { onOpen, look }: WorkerWordsOptions): void {
  const syncPush = usePushSync();
  const latest = useRef({ onOpen, syncPush });
  useEffect(() => {
    latest.current = { onOpen, syncPush };
  });
  useEffect(
    () =>
      app?.worker?.hear({
        onOpen: (path) => latest.current.onOpen(path),
        onSubscriptionChange: () => latest.current.syncPush(),
      }),
    [app],
  );
  const lastLook = useRef(look);
  useEffect(() => {
    if (lastLook.current === look) return;
    lastLook.current = look;
    app?.worker?.tell('language-changed');
  }, [app, look]);
}
