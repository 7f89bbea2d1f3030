import { useEffect } from 'react';
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
