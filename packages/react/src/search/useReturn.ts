import { queryKeyOf } from '@meetcute/client';
import { calls, type Profile, type SearchResponse, type User } from '@meetcute/contract';
import { isKeptSearch, withoutVanished, type SearchState } from '@meetcute/core';
import { useQueryClient, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { usePorts } from '../provider/context.ts';
import { draftKey, type Drafts } from '../provider/drafts.ts';
import { useViewer } from '../session/useViewer.ts';
import type { Search } from './useSearch.ts';
import { similarKey } from './useSimilar.ts';

/** The similar members below a search's own results, as they are known to the page. */
interface LeftSimilar {
  queryKey: QueryKey;
  data: InfiniteData<SearchResponse>;
}

/** Where a search was left. */
interface Left {
  /** The entry of the browser's history. */
  entry: string;
  state: SearchState<Profile>;
  /** Who followed the results, null for nobody. */
  similar: LeftSimilar | null;
  /** Pixels scrolled. */
  top: number;
  /** Address of the profile that was opened, null for none. */
  opened: string | null;
}

/** What was left; null for nothing, and for what a page of an older release has left in another shape. */
function parse(text: string): Left | null {
  try {
    const left = JSON.parse(text) as Left | null;
    return isKeptSearch(left?.state) ? left : null;
  } catch {
    return null;
  }
}

function read(text: string, entry: string): Left | null {
  const left = parse(text);
  return left?.entry === entry ? left : null;
}

const leftKey = (member: string) => draftKey(member, 'search-left');

/** The similar members on show. */
function similarOf(queryClient: QueryClient): LeftSimilar | null {
  const [query] = queryClient.getQueryCache().findAll({ queryKey: similarKey, type: 'active' });
  const data = query?.state.data as LeftSimilar['data'] | undefined;
  return query && data ? { queryKey: query.queryKey, data } : null;
}

function withoutSimilar(similar: LeftSimilar | null, vanished: string): LeftSimilar | null {
  if (!similar) return null;
  const pages = similar.data.pages.map((page) => ({
    ...page,
    profiles: page.profiles.filter(({ id }) => id !== vanished),
  }));
  return { ...similar, data: { ...similar.data, pages } };
}

/** Takes somebody who may not be met any more out of the search that a member left. */
export function forgetLeft(drafts: Drafts, member: string, id: string): void {
  const left = parse(drafts.read(leftKey(member)));
  if (!left) return;
  const state = withoutVanished(left.state, new Set([id]));
  const similar = withoutSimilar(left.similar, id);
  drafts.write(leftKey(member), JSON.stringify({ ...left, state, similar }));
}

/** Scrolls to where the search was left; whatever draws only what is in sight has drawn it before the next paint. */
function goTo({ top, opened }: Left): void {
  globalThis.scrollTo(0, top);
  globalThis.dispatchEvent(new Event('scroll'));
  if (opened === null) return;
  document
    .querySelector<HTMLElement>(`[data-index] a[href="${CSS.escape(opened)}"]`)
    ?.focus({ preventScroll: true });
}

/**
 * Brings whoever comes back to a search, also by a reload, to the rows, the place and the card that they left. `entry`
 * names the entry of the browser's history; only the search left last is kept, in the tab, until logging out. Answers
 * what to call with the address of a profile that is opened.
 */
export function useReturn(entry: string, { state, onRestore }: Search): (href: string) => void {
  const { drafts } = usePorts();
  const queryClient = useQueryClient();
  const member = useViewer()?.profile.id ?? '';
  const key = leftKey(member);
  const opened = useRef<string | null>(null);
  const restore = useEffectEvent(() => {
    const left = read(drafts.read(key), entry);
    if (!left) return;
    opened.current = left.opened;
    const { similar } = left;
    // What the page still knows may be newer.
    if (similar) queryClient.setQueryData(similar.queryKey, (known: unknown) => known ?? similar.data);
    onRestore(left.state);
    // After the rows are drawn, and before they are painted.
    queueMicrotask(() => goTo(left));
  });
  const keep = useEffectEvent(() => {
    const now = queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser))?.profile.id ?? '';
    const similar = similarOf(queryClient);
    const isNobody = state.profiles.length === 0 && similar === null;
    // Who logs out leaves nothing behind.
    if (now !== member || isNobody) return;
    const left: Left = { entry, state, similar, top: globalThis.scrollY, opened: opened.current };
    drafts.write(key, JSON.stringify(left));
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
    opened.current = href;
  };
}
