import type { RouteLayout, RouteName } from '@meetcute/core';
import { useCurrentPage } from '../router/index.ts';

/** Properties of a page that matter to the shell around it. */
export interface PageHandle {
  /** Name of the route; null for the error page. */
  routeName: RouteName | null;
  /** Layout of the page. */
  layout: RouteLayout;
}

/** Returns the route and layout of the page on screen. */
export function useHandle(): PageHandle {
  const { match, failure } = useCurrentPage();
  return match && !failure
    ? { routeName: match.name, layout: match.route.layout }
    : { routeName: null, layout: 'default' };
}
