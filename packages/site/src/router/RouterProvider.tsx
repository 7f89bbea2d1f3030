import { createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import type { BlockedNavigation, CurrentPage, SiteRouter } from './SiteRouter.ts';
import type { Location } from './location.ts';

// One context for each part of the state, because most components follow only the page.
const RouterContext = createContext<SiteRouter | null>(null);
const PageContext = createContext<CurrentPage | null>(null);
const NextContext = createContext<Location | null>(null);
const BlockedContext = createContext<BlockedNavigation | null>(null);

function requireContext<T>(value: T | null): T {
  if (value === null) throw new Error('This needs a RouterProvider around it.');
  return value;
}

/** Returns the router of the site. */
export const useRouter = (): SiteRouter => requireContext(use(RouterContext));

/** Returns the page on screen. */
export const useCurrentPage = (): CurrentPage => requireContext(use(PageContext));

/** Returns the address of the page that is loading; null without one. */
export const useNextLocation = (): Location | null => use(NextContext);

/** Returns the navigation that waits for confirmation; null without one. */
export const useBlockedNavigation = (): BlockedNavigation | null => use(BlockedContext);

/** Props of `RouterProvider`. */
export interface RouterProviderProps {
  /** Router of the site. */
  router: SiteRouter;
  /** The site. Rendered once the first page has loaded. */
  children: ReactNode;
}

/** Provides the router and its page. New pages render in a transition, so that the old one stays until they are ready. */
export function RouterProvider({ router, children }: RouterProviderProps) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.state));
    // It may have changed before this effect.
    follow();
    return router.subscribe(follow);
  }, [router]);
  return (
    <RouterContext value={router}>
      <PageContext value={state.page}>
        <NextContext value={state.next}>
          <BlockedContext value={state.blocked}>{state.isReady && children}</BlockedContext>
        </NextContext>
      </PageContext>
    </RouterContext>
  );
}
