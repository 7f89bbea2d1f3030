import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

function focusHeading(): void {
  const main = document.getElementById('main');
  // A page that brings people back to where they were has done so already.
  if (main?.contains(document.activeElement)) return;
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Keeps the focus on the heading where another one takes its place, as when a page's shape becomes the page. */
function followHeading(): () => void {
  const main = document.getElementById('main');
  if (!main) return () => undefined;
  let heading = main.querySelector('h1');
  const observer = new MutationObserver(() => {
    const next = main.querySelector('h1');
    if (next === heading) return;
    heading = next;
    // Whoever has moved on meanwhile is left where they are.
    if (document.activeElement === document.body) focusHeading();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * After a change of page, moves the focus to its heading, so that a screen reader says where one is and the keyboard
 * starts there. The first page is left alone, and so is a move to an anchor.
 */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const isIdle = useNavigation().state === 'idle';
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
