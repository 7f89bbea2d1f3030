import { useEffect } from 'react';
import type { AppPort } from './port.ts';

/** Takes away what was shown outside the site of a conversation while that is looked at; undefined for none. */
export function useDismissNotifications(app: AppPort | null, conversation: string | undefined): void {
  useEffect(() => {
    if (!app?.worker || conversation === undefined) return undefined;
    const { worker } = app;
    const close = () => {
      // The tag that the server gives to what it pushes of a conversation.
      if (document.visibilityState === 'visible') worker.closeNotifications(`message ${conversation}`);
    };
    close();
    document.addEventListener('visibilitychange', close);
    return () => document.removeEventListener('visibilitychange', close);
  }, [app, conversation]);
}
