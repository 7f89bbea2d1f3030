import { useCallback, useSyncExternalStore } from 'react';
import { useMeetcute } from '../provider/context.ts';

const MINUTE_MS = 60_000;

/** Options of `useNow`. */
export interface NowOptions {
  /** Time between two renders in ms. Default: a minute. */
  step?: number;
  /** Time in ms since the epoch at which the server rendered the part. Default: that of the page. */
  asOf?: number;
}

/**
 * Returns the current time, rounded down to whole steps, and renders again with each step. The first render in the
 * browser has the time of the server's, so that both render the same.
 */
export function useNow({ step = MINUTE_MS, asOf }: NowOptions = {}): Date {
  const { clock, ports, drawnAt } = useMeetcute();
  const subscribe = useCallback(
    (onChange: () => void) => clock.subscribe((time) => (Math.floor(time / step) + 1) * step, onChange),
    [clock, step],
  );
  const count = useSyncExternalStore(
    subscribe,
    () => Math.floor(ports.now().getTime() / step),
    () => Math.floor((asOf ?? drawnAt) / step),
  );
  return new Date(count * step);
}
