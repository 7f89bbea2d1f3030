import { useEffect, useRef } from 'react';
import { useLocation, useNextLocation } from '../router/index.ts';

function focusHeading(): void {
  const main = document.getElementById('main');
  // The page has already restored the focus.
  if (main?.contains(document.activeElement)) return;
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Moves the focus along when another heading replaces the focused one, as when a skeleton becomes the page. */
function followHeading(): () => void {
  const main = document.getElementById('main');
  if (!main) return () => undefined;
  let heading = main.querySelector('h1');
  const observer = new MutationObserver(() => {
    const next = main.querySelector('h1');
    if (next === heading) return;
    heading = next;
    // Leave the focus alone when it has moved elsewhere.
    if (document.activeElement === document.body) focusHeading();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Moves the focus to the heading after a navigation, so that screen readers announce the page and the
 * keyboard starts there. The first page and moves to an anchor are excluded.
 */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const isIdle = useNextLocation() === null;
  const last = useRef(pathname);
  useEffect(() => {
    if (!isIdle) return undefined;
    if (last.current !== pathname) {
      last.current = pathname;
      if (hash) return undefined;
      focusHeading();
    }
    return followHeading();
  }, [hash, isIdle, pathname]);
}
