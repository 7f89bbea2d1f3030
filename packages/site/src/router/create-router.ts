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

  const isLoadNeeded = ({ page, isReady }: RouterState, nextLocation: Location, match: RouteMatch | null) => {
    const currentLocation = page.location;
    if (!isReady || page.failure || currentLocation.pathname !== nextLocation.pathname) return true;
    // The same address again is a reload.
    return currentLocation.search === nextLocation.search || !match || !followsQuery(match);
  };

  /** Loads a page. Returns what failed; null without an error; undefined when another navigation took over. */
  const tryToLoad = async (navigation: Started, redirectAction: NavigationAction) => {
    const { location } = navigation;
    const error = await load(location, matchRoute(location.pathname)).then(
      () => null,
      (reason: unknown) => ({ error: reason }),
    );
    if (newest !== navigation) return undefined;
    if (!(error?.error instanceof Redirect)) return error;
    const nextLocation = { ...resolvePath(error.error.to, location), state: null, key: createKey() };
    await start({ action: redirectAction, location: nextLocation });
    return undefined;
  };

  async function start(navigation: Started): Promise<void> {
    const { action, location } = navigation;
    newest = navigation;
    const isAnchor = state.isReady && isAnchorOnly(state.page.location, location);
    const needsLoad = !isAnchor && isLoadNeeded(state, location, matchRoute(location.pathname));
    if (!needsLoad) return commit(navigation, state.page.failure);
    update({ next: location });
    // Going back to a page that redirects must not add an entry, which the next step back would meet again.
    const failure = await tryToLoad(navigation, action === 'pop' ? 'replace' : action);
    if (failure !== undefined) commit(navigation, failure);
  }

  async function revalidate(): Promise<void> {
    if (newest && state.next) return start(newest);
    const { page } = state;
    const navigation: Started = { action: page.action, location: page.location };
    newest = navigation;
    const failure = await tryToLoad(navigation, 'push');
    if (failure === undefined) return;
    newest = null;
    update({ page: { ...page, failure, form: null, scroll: 'keep' }, isReady: true });
  }

  const isBlocked = (nextLocation: Location) => shouldBlock?.(state.page.location, nextLocation) === true;
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
    navigate: async (target, { replace = false, state: entry = null, preventScrollReset } = {}) => {
      if (typeof target === 'number') {
        return new Promise<void>((resolve) => {
          move = { onMoved: resolve, preventScrollReset };
          history.go(target);
        });
      }
      const location = { ...resolvePath(target, state.page.location), state: entry, key: createKey() };
      const navigation: Started = { action: replace ? 'replace' : 'push', location, preventScrollReset };
      if (isBlocked(location)) return block(() => void start(navigation));
      return start(navigation);
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
