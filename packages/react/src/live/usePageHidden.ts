import { calls } from '@meetcute/contract';
import { useEffect } from 'react';
import { useClient } from '../provider/context.ts';

/** Sends a beacon when the page is hidden (spec: call.post-page-hidden.beacon-when-hidden). */
export function usePageHidden(): void {
  const client = useClient();
  useEffect(() => {
    const sendBeacon = () => {
      if (document.visibilityState === 'hidden') client.beacon(calls.pageHidden, { payload: {} });
    };
    document.addEventListener('visibilitychange', sendBeacon);
    return () => document.removeEventListener('visibilitychange', sendBeacon);
  }, [client]);
}
