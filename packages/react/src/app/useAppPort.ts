import { useEffect, useState } from 'react';
import { usePorts } from '../provider/context.ts';
import type { AppPort } from './port.ts';

/** Closes the system notifications of a conversation while the page shows it and is visible. Undefined closes none. */
export function useDismissNotifications(app: AppPort | null, conversation: string | undefined): void {
  useEffect(() => {
    if (!app?.worker || conversation === undefined) return undefined;
    const { worker } = app;
    const close = () => {
      // The server tags the push messages of a conversation this way.
      if (document.visibilityState === 'visible') worker.closeNotifications(`message ${conversation}`);
    };
    close();
    document.addEventListener('visibilitychange', close);
    return () => document.removeEventListener('visibilitychange', close);
  }, [app, conversation]);
}

/** Loads and returns the port to the browser's app features; null until it is loaded. */
export function useAppPort(): AppPort | null {
  const { app: load, log } = usePorts();
  const [app, setApp] = useState<AppPort | null>(null);
  useEffect(() => {
    let isOver = false;
    load().then(
      (port) => isOver || setApp(port),
      (cause: unknown) => log('The app features could not be loaded.', cause),
    );
    return () => {
      isOver = true;
    };
  }, [load, log]);
  return app;
}
