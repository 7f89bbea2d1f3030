import type { RouteLayout, RouteName } from '@meetcute/core';

/** Data that a matched route provides to the shell. */
export interface PageHandle {
  /** Name of the route; null when no route matches. */
  routeName: RouteName | null;
  /** Layout of the page. */
  layout: RouteLayout;
}
