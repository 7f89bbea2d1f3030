import { useEffect } from 'react';
import { usePorts } from '../provider/context.ts';
import { useCounts } from './useCounts.ts';

/**
 * Shows the number of unread messages and new likes on the app's icon. Clears it at 0 and for logged-out visitors.
 * Use it once, in the shell.
 */
export function useAppBadge(): void {
  const { setBadge } = usePorts();
  const { total } = useCounts();
  useEffect(() => setBadge(total), [setBadge, total]);
}
