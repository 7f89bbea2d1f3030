import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * After a change of page, moves the focus to its heading, so that a screen reader says where one is and the keyboard
 * starts there. The first page is left alone, and so is a move to an anchor.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const last = useRef(pathname);
  useEffect(() => {
    if (!isIdle || last.current === pathname) return;
    last.current = pathname;
    if (hash) return;
    const main = document.getElementById('main');
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [hash, isIdle, pathname]);
}
