import { useCallback, useSyncExternalStore } from 'react';
import { useMeetcute } from '../provider/context.ts';

/** Returns the current time, and renders again whenever one of some moments has passed. They are ISO instants. */
export function useExpiry(moments: readonly string[]): Date {
  const { clock, ports, drawnAt } = useMeetcute();
  const list = moments.join(' ');
  const nextAfter = useCallback(
    (time: number) =>
      Math.min(
        ...list
          .split(' ')
          .map((each) => Date.parse(each))
          .filter((each) => each > time),
      ),
    [list],
  );
  const subscribe = useCallback(
    (onChange: () => void) => clock.subscribe(nextAfter, onChange),
    [clock, nextAfter],
  );
  useSyncExternalStore(
    subscribe,
    () => nextAfter(ports.now().getTime()),
    () => nextAfter(drawnAt),
  );
  return ports.now();
}
