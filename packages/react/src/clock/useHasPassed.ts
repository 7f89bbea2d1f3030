import { useCallback, useSyncExternalStore } from 'react';
import { useMeetcute } from '../provider/context.ts';

/** Returns whether a moment in ms since the epoch has come, and renders again when it comes. */
export function useHasPassed(moment: number): boolean {
  const { clock, ports, drawnAt } = useMeetcute();
  const subscribe = useCallback(
    (onChange: () => void) => clock.subscribe((time) => (time < moment ? moment : Infinity), onChange),
    [clock, moment],
  );
  return useSyncExternalStore(
    subscribe,
    () => ports.now().getTime() >= moment,
    () => drawnAt >= moment,
  );
}
