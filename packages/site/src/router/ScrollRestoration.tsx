import { useEffect, useLayoutEffect } from 'react';
import { useCurrentPage, useRouter } from './RouterProvider.tsx';

/** Returns the element of an anchor; null when there is none. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls a new page to its top or anchor, and one that the viewer returns to back to where it was. */
export function ScrollRestoration(): null {
  const { location, scroll: position } = useCurrentPage();
  const { scroll: memory } = useRouter();

  useEffect(() => {
    if (!memory) return undefined;
    history.scrollRestoration = 'manual';
    // A reload and a return from another site are the browser's, which then knows the position.
    const onHide = () => {
      memory.persist();
      history.scrollRestoration = 'auto';
    };
    const onShow = () => (history.scrollRestoration = 'manual');
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    return () => {
      onHide();
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
    };
  }, [memory]);

  useLayoutEffect(() => {
    if (!memory || position === 'keep') return;
    const anchor = position === null && location.hash !== '' ? elementOf(location.hash) : null;
    if (anchor) anchor.scrollIntoView();
    else if (position !== null || location.hash === '') window.scrollTo(0, position ?? 0);
  }, [location, memory, position]);

  return null;
}
