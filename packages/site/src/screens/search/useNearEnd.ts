import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Pixels below the screen from which the end of a list is near. */
const NEAR = 800;

/**
 * Calls `onNear` once each time the end of a list comes near, or still is when `isWaiting` begins again; give the answer
 * to an element at the end.
 */
export function useNearEnd<E extends HTMLElement>(
  isWaiting: boolean,
  onNear: () => void,
): RefObject<E | null> {
  const end = useRef<E>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!isWaiting || !end.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) tell();
      },
      { rootMargin: `0px 0px ${NEAR}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting]);
  return end;
}
