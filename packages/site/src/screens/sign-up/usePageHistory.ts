import type { PageHistory } from '@meetcute/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, type Location } from '../../router/index.ts';

/** State of a history entry that is a page of a step. */
interface PageEntry {
  step: string;
  page: string;
  /** Number of entries of the step before this one. */
  depth: number;
}

const readEntry = (state: unknown): PageEntry | null =>
  typeof state === 'object' && state !== null && 'depth' in state ? (state as PageEntry) : null;

/**
 * Makes each page of a step an entry of the browser's history, so that Back leads to the page before and from the first one
 * out of the wizard. Leaving a step goes back over its entries, and Forward does not return to them: steps go forward only
 * (spec: signup.steps-forward-only).
 */
export function usePageHistory(step: string): { history: PageHistory; onLeave: () => void } {
  const location = useLocation();
  const { state, search, key } = location;
  const navigate = useNavigate();
  const entry = readEntry(state);
  const depth = entry?.depth ?? 0;
  // A step is left when it is saved, which can be after a press on Back.
  const currentDepth = useRef(depth);
  useEffect(() => {
    currentDepth.current = depth;
  }, [depth]);
  // The next step is in view already, so the page must not scroll to where its entry was left.
  const goBack = (count: number) => {
    if (count > 0) void navigate(-count, { preventScrollReset: true });
  };
  const firstKey = useRef(key);
  const onMove = useEffectEvent((nextKey: string) => {
    // The step of a page that has just loaded may not be known yet.
    if (nextKey !== firstKey.current && entry && entry.step !== step) goBack(entry.depth);
  });
  useEffect(() => onMove(key), [key]);
  // A second press before the page is on screen adds no second entry.
  const pushedFrom = useRef<Location>(null);
  return {
    history: {
      page: entry?.step === step ? entry.page : null,
      push: (page) => {
        if (pushedFrom.current === location) return;
        pushedFrom.current = location;
        const query = new URLSearchParams(search);
        query.set('page', page);
        const next: PageEntry = { step, page, depth: depth + 1 };
        void navigate({ search: query.toString() }, { state: next, preventScrollReset: true });
      },
    },
    onLeave: () => goBack(currentDepth.current),
  };
}
