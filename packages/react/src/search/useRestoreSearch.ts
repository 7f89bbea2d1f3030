import type { QueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { usePorts, useQueryClient } from '../provider/context.ts';
import { readMemberId } from '../session/session-end.ts';
import { useViewer } from '../session/useViewer.ts';
import {
  searchSnapshotKey,
  parseSearchSnapshot,
  type SearchSnapshot,
  type SimilarSnapshot,
} from './search-snapshot.ts';
import type { UseSearchResult } from './useSearch.ts';
import { similarKey } from './useSimilar.ts';

function read(text: string | null, entry: string): SearchSnapshot | null {
  const snapshot = parseSearchSnapshot(text);
  return snapshot?.entry === entry ? snapshot : null;
}

/** Returns the query of the similar members on screen; null for none. */
function similarOf(queryClient: QueryClient): SimilarSnapshot | null {
  const [query] = queryClient.getQueryCache().findAll({ queryKey: similarKey, type: 'active' });
  const data = query?.state.data as SimilarSnapshot['data'] | undefined;
  return query && data ? { queryKey: query.queryKey, data } : null;
}

/** Scrolls to the stored position. The scroll event makes virtual lists render the rows before the next paint. */
function goTo({ top, opened }: SearchSnapshot): void {
  globalThis.scrollTo(0, top);
  globalThis.dispatchEvent(new Event('scroll'));
  if (opened === null) return;
  document
    .querySelector<HTMLElement>(`[data-index] a[href="${CSS.escape(opened)}"]`)
    ?.focus({ preventScroll: true });
}

/**
 * Restores rows, scroll position and focused card on return to a search, also after a reload. `entry` is the key of
 * the browser's history entry. Only the last search is stored, in this tab, until logout. Returns a function to call
 * with the URL of a profile that is opened.
 */
export function useRestoreSearch(
  entry: string,
  { state, onRestore }: UseSearchResult,
): (href: string) => void {
  const { sessionStore } = usePorts();
  const queryClient = useQueryClient();
  const member = useViewer()?.profile.id ?? '';
  const key = searchSnapshotKey(member);
  const openedHref = useRef<string | null>(null);
  const restore = useEffectEvent(() => {
    const snapshot = read(sessionStore.read(key), entry);
    if (!snapshot) return;
    openedHref.current = snapshot.opened;
    const { similar } = snapshot;
    // Data that is still cached may be newer.
    if (similar)
      queryClient.setQueryData(similar.queryKey, (cachedData: unknown) => cachedData ?? similar.data);
    onRestore(snapshot.state);
    // After the rows are rendered, and before they are painted.
    queueMicrotask(() => goTo(snapshot));
  });
  const keep = useEffectEvent(() => {
    const now = readMemberId(queryClient) ?? '';
    const similar = similarOf(queryClient);
    const isEmpty = state.profiles.length === 0 && similar === null;
    // Nothing is stored after a logout.
    if (now !== member || isEmpty) return;
    const snapshot: SearchSnapshot = {
      entry,
      state,
      similar,
      top: globalThis.scrollY,
      opened: openedHref.current,
    };
    sessionStore.write(key, JSON.stringify(snapshot));
  });
  useLayoutEffect(() => {
    restore();
    const onHide = () => keep();
    globalThis.addEventListener('pagehide', onHide);
    return () => {
      globalThis.removeEventListener('pagehide', onHide);
      keep();
    };
  }, []);
  return (href) => {
    openedHref.current = href;
  };
}
