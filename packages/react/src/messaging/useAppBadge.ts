import { useEffect } from 'react';
import { usePorts } from '../provider/context.ts';
import { useCounts } from './useCounts.ts';

/** Shows on the app's icon how much is new; cleared when nothing is, and for a visitor. Used once, in the shell. */
export function useAppBadge(): void {
  const { setBadge } = usePorts();
  const { total } = useCounts();
  useEffect(() => setBadge(total), [setBadge, total]);
}
