import type { Ref, RefCallback } from 'react';

/** Combines several refs into one callback ref. Memoize the result while the refs stay the same. */
export const joinRefs =
  <T>(...refs: readonly (Ref<T> | undefined)[]): RefCallback<T> =>
  (element) => {
    const cleanups = refs.map((ref) => {
      if (typeof ref === 'function') return ref(element) ?? (() => void ref(null));
      if (!ref) return () => undefined;
      ref.current = element;
      return () => {
        ref.current = null;
      };
    });
    return () => cleanups.forEach((cleanup) => void cleanup());
  };
