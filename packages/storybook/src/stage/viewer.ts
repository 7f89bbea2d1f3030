import { loadsUser, routes } from '@meetcute/core';
import type { Viewer } from '../toolbar/toolbar.ts';

/** Statements of a story about whom it is for. */
interface Shown {
  /** Viewer of the story, where it is not that of its page. */
  viewer?: Viewer | undefined;
  /** Routed screen; its route is '' for an address without one. */
  screen?: { readonly route: string } | undefined;
}

/**
 * Returns the viewer whom the toolbar's “Usual viewer” stands for: the one that the story states, a visitor on a page that
 * does not load the user, such as the sign-up, and a new member elsewhere.
 */
export function usualViewer({ viewer, screen }: Shown): Viewer {
  if (viewer) return viewer;
  const route = routes.find(({ name }) => name === screen?.route);
  return route && !loadsUser(route) ? 'visitor' : 'member';
}
