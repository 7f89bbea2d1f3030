import type { RouteMatch } from '@meetcute/core';
import type { FormResult } from '../forms/form-result.ts';
import type { Location, To } from './location.ts';
import type { ScrollMemory } from './scroll-memory.ts';

/** How an address became the current one: by a new entry, in place of the entry before, or by going back or forward. */
export type NavigationAction = 'push' | 'replace' | 'pop';

/** The page on screen. Each navigation creates another object. */
export interface CurrentPage {
  /** Address of the page. */
  location: Location;
  /** How it became the current one. */
  action: NavigationAction;
  /** Its route; null when none matches. */
  match: RouteMatch | null;
  /** Error of its loading; null without one. */
  failure: { error: unknown } | null;
  /** Result of a form that the server has handled; null on every other page. */
  form: FormResult | null;
  /** Position to scroll to, in px; null for the anchor or the top; 'keep' to stay. */
  scroll: number | 'keep' | null;
}

/** A navigation that waits for confirmation. */
export interface BlockedNavigation {
  /** Leaves the page after all. */
  proceed: () => void;
  /** Stays on the page. */
  reset: () => void;
}

/** State of a router. */
export interface RouterState {
  /** The page on screen. */
  page: CurrentPage;
  /** Whether the first page has loaded. */
  isReady: boolean;
  /** Address of the page that is loading; null without one. */
  next: Location | null;
  /** Navigation that waits for confirmation; null without one. */
  blocked: BlockedNavigation | null;
}

/** Options of a navigation. */
export interface NavigateOptions {
  /** Replaces the current entry of the history. Default: false. */
  replace?: boolean | undefined;
  /** State of the new entry. Default: null. */
  state?: unknown;
  /** Keeps the scroll position. Default: false. */
  preventScrollReset?: boolean | undefined;
}

/** Whether leaving a page for another one needs confirmation. */
export type ShouldBlock = (from: Location, to: Location) => boolean;

/** Shows pages of the site at addresses. */
export interface SiteRouter {
  readonly state: RouterState;
  /** Calls a function after each change of the state. Returns a function that stops it. */
  subscribe(onChange: () => void): () => void;
  /** Goes to an address, or by a number of entries of the history. Resolves when the page has loaded. */
  navigate(to: To | number, options?: NavigateOptions): Promise<void>;
  /** Loads the current page again, or the one that is loading. */
  revalidate(): Promise<void>;
  /** Asks a function before each navigation. Returns a function that stops it. */
  block(shouldBlock: ShouldBlock): () => void;
  /** Scroll positions of the history; null without scrolling. */
  readonly scroll: ScrollMemory | null;
}
