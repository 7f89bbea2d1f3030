import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls what was given last, for elements that are only drawn anew when they change. */
export function useLatestCallback<Given extends unknown[]>(callback: (...given: Given) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
