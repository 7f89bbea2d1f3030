import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Distance below the viewport at which the end counts as near, in pixels. */
const NEAR = 800;

/**
 * Calls `onNear` once whenever the end of a list comes near the viewport, or is still near when `isWaiting`
 * turns true again. Returns a ref for an element at the end.
 */
export function useNearEnd<E extends HTMLElement>(
  isWaiting: boolean,
  onNear: () => void,
): RefObject<E | null> {
  const end = useRef<E>(null);
  const notifyNear = useEffectEvent(onNear);
  useEffect(() => {
    if (!isWaiting || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page receives several entries at once; the last one is the current state.
        if (entries.at(-1)?.isIntersecting) notifyNear();
      },
      { rootMargin: `0px 0px ${NEAR}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting]);
  return end;
}
