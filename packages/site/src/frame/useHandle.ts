import type { RouteDefinition, RouteLayout, RouteName } from '@meetcute/core';
import { useCurrentPage } from '../router/index.ts';

/** Properties of a page that matter to the shell around it. */
export interface PageHandle {
  /** Name of the route; null for the error page. */
  routeName: RouteName | null;
  /** Layout of the page. */
  layout: RouteLayout;
  /** Whether the layout has its navigation. */
  hasNavigation: boolean;
}

/** Returns the route and layout of the page on screen. */
export function useHandle(): PageHandle {
  const { match, failure } = useCurrentPage();
  if (!match || failure) return { routeName: null, layout: 'default', hasNavigation: true };
  const { layout, hasNavigation = true }: RouteDefinition = match.route;
  return { routeName: match.name, layout, hasNavigation };
}
