import { matchRoute, type RouteMatch } from '@meetcute/core';
import type { SiteHistory } from './history.ts';
import { createKey, isAnchorOnly, resolvePath, type Location } from './location.ts';
import { Redirect } from './outcomes.ts';
import type {
  CurrentPage,
  NavigateOptions,
  NavigationAction,
  RouterState,
  ShouldBlock,
  SiteRouter,
} from './SiteRouter.ts';
import type { ScrollMemory } from './scroll-memory.ts';

/** Options of `createRouter`. */
export interface RouterOptions {
  /** History that the router follows and writes. */
  history: SiteHistory;
  /** Loads what a page needs. Throws `Redirect` for another page, and anything else for the error page. */
  load: (to: Location, match: RouteMatch | null) => Promise<void>;
  /** Whether the screen of a route reacts to changes of the query itself, so that nothing is loaded. Default: never. */
  followsQuery?: (match: RouteMatch) => boolean;
  /** The first page, if it has loaded already. Default: the router loads it. */
  drawn?: Pick<CurrentPage, 'failure' | 'form'>;
  /** Scroll positions. Default: none. */
  scroll?: ScrollMemory;
}

interface Started extends Pick<NavigateOptions, 'preventScrollReset'> {
  action: NavigationAction;
  location: Location;
}

/** Creates a router. A navigation first loads its page, and then changes the address and the screen together. */
export function createRouter({
  history,
  load,
  followsQuery = () => false,
  drawn,
  scroll,
}: RouterOptions): SiteRouter {
  const listeners = new Set<() => void>();
  const first = history.location;
  let state: RouterState = {
    page: {
      location: first,
      action: 'pop',
      match: matchRoute(first.pathname),
      failure: null,
      form: null,
      scroll: 'keep',
      ...drawn,
    },
    isReady: drawn !== undefined,
    next: null,
    blocked: null,
  };
  /** The newest navigation; an earlier one that is still loading changes nothing any more. */
  let newest: Started | null = null;
  let shouldBlock: ShouldBlock | null = null;

  const update = (change: Partial<RouterState>) => {
    state = { ...state, ...change };
    for (const onChange of listeners) onChange();
  };

  const commit = ({ action, location, preventScrollReset }: Started, failure: CurrentPage['failure']) => {
    newest = null;
    scroll?.save(state.page.location.key);
    if (action === 'push') history.push(location);
    if (action === 'replace') history.replace(location);
    const position = preventScrollReset ? ('keep' as const) : (scroll?.read(location.key) ?? null);
    const match = matchRoute(location.pathname);
    const page = { location, action, match, failure, form: null, scroll: position };
    update({ page, isReady: true, next: null, blocked: null });
  };

  const isLoadNeeded = ({ page, isReady }: RouterState, to: Location, match: RouteMatch | null) => {
    const from = page.location;
    if (!isReady || page.failure || from.pathname !== to.pathname) return true;
    // The same address again is a reload.
    return from.search === to.search || !match || !followsQuery(match);
  };

  /** Loads a page. Returns what failed; null without an error; undefined when another navigation took over. */
  const loaded = async (started: Started, redirected: NavigationAction) => {
    const { location } = started;
    const error = await load(location, matchRoute(location.pathname)).then(
      () => null,
      (reason: unknown) => ({ error: reason }),
    );
    if (newest !== started) return undefined;
    if (!(error?.error instanceof Redirect)) return error;
    const to = { ...resolvePath(error.error.to, location), state: null, key: createKey() };
    await start({ action: redirected, location: to });
    return undefined;
  };

  async function start(started: Started): Promise<void> {
    const { action, location } = started;
    newest = started;
    const isAnchor = state.isReady && isAnchorOnly(state.page.location, location);
    const needsLoad = !isAnchor && isLoadNeeded(state, location, matchRoute(location.pathname));
    if (!needsLoad) return commit(started, state.page.failure);
    update({ next: location });
    // Going back to a page that redirects must not add an entry, which the next step back would meet again.
    const failure = await loaded(started, action === 'pop' ? 'replace' : action);
    if (failure !== undefined) commit(started, failure);
  }

  async function revalidate(): Promise<void> {
    if (newest && state.next) return start(newest);
    const { page } = state;
    const started: Started = { action: page.action, location: page.location };
    newest = started;
    const failure = await loaded(started, 'push');
    if (failure === undefined) return;
    newest = null;
    update({ page: { ...page, failure, form: null, scroll: 'keep' }, isReady: true });
  }

  const isBlocked = (to: Location) => shouldBlock?.(state.page.location, to) === true;
  const reset = () => update({ blocked: null });
  const block = (proceed: () => void) =>
    update({
      blocked: {
        reset,
        proceed: () => {
          reset();
          proceed();
        },
      },
    });

  /** The call of `navigate` with a number of entries. `onMoved` resolves its promise. */
  let move: (Pick<NavigateOptions, 'preventScrollReset'> & { onMoved: () => void }) | null = null;
  /** Called after the next move of the history, which the router then does not follow. */
  let afterReturn: (() => void) | null = null;
  let isConfirmed = false;
  history.listen((location, delta) => {
    if (afterReturn) {
      afterReturn();
      afterReturn = null;
      return;
    }
    const { onMoved, ...options } = move ?? {};
    move = null;
    if (!isConfirmed && delta !== null && isBlocked(location)) {
      // The browser has moved already: it returns, and moves again after the confirmation.
      const returnMove = new Promise<void>((resolve) => (afterReturn = resolve));
      history.go(-delta);
      block(() => {
        isConfirmed = true;
        void returnMove.then(() => history.go(delta));
      });
      return onMoved?.();
    }
    isConfirmed = false;
    void start({ action: 'pop', location, ...options }).then(onMoved);
  });

  if (!state.isReady) void start({ action: 'pop', location: first });

  return {
    get state() {
      return state;
    },
    scroll: scroll ?? null,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    navigate: async (to, { replace = false, state: entry = null, preventScrollReset } = {}) => {
      if (typeof to === 'number') {
        return new Promise<void>((resolve) => {
          move = { onMoved: resolve, preventScrollReset };
          history.go(to);
        });
      }
      const location = { ...resolvePath(to, state.page.location), state: entry, key: createKey() };
      const started: Started = { action: replace ? 'replace' : 'push', location, preventScrollReset };
      if (isBlocked(location)) return block(() => void start(started));
      return start(started);
    },
    revalidate,
    block: (predicate) => {
      shouldBlock = predicate;
      return () => {
        if (shouldBlock === predicate) shouldBlock = null;
      };
    },
  };
}
