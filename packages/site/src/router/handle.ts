import type { RouteLayout, RouteName } from '@meetcute/core';

/** What a matched route tells the frame; `routeName` is null where no route matches. */
export interface PageHandle {
  routeName: RouteName | null;
  layout: RouteLayout;
}
