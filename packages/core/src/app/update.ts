/** Response of an open page that is asked whether a new service worker may take control. */
export interface PageState {
  /**
   * Whether the page contains text that is not sent or saved. A page that does not respond in time counts as
   * writing.
   */
  readonly isWriting: boolean;
  readonly isVisible: boolean;
}

/** Milliseconds within which a page must report whether it contains unsaved text. */
export const WRITING_DEADLINE_MS = 1000;

/**
 * Returns whether a waiting worker may take control, which reloads every page. Never while a page contains
 * unsaved text. Without a user's request, only while no page is visible.
 */
export const mayTakeControl = (pages: readonly PageState[], isAsked: boolean): boolean =>
  pages.every(({ isWriting, isVisible }) => !isWriting && (isAsked || !isVisible));

/** Milliseconds between two checks for a newer build of an open page: 1 hour. */
export const BUILD_CHECK_INTERVAL_MS = 3_600_000;

/** Milliseconds between two checks when the user returns to the page: 5 minutes. */
export const BUILD_CHECK_RETURN_MS = 300_000;

/** Returns whether to check for a newer build again. Both times are milliseconds of the same clock. */
export const needsBuildCheck = (lastAsked: number, now: number, hasReturned: boolean): boolean =>
  now - lastAsked >= (hasReturned ? BUILD_CHECK_RETURN_MS : BUILD_CHECK_INTERVAL_MS);

/** Known facts when a script file of the page fails to load. */
export interface MissingFile {
  /** Build id of the page. */
  readonly build: string;
  /** Build id for which this tab was already reloaded; null if never. */
  readonly reloadedFor: string | null;
  /** Whether the page contains text that is not sent or saved. */
  readonly isWriting: boolean;
  /** Whether the page contains unsaved work that survives navigation within the site but not a reload. */
  readonly hasUnsavedWork: boolean;
  /** Whether the user is already navigating away from this page. */
  readonly isLeaving: boolean;
}

/**
 * Returns whether to reload the page for a missing file, for instance after a deployment. Reloads at most
 * once per build and never discards text.
 */
export const mayReloadFor = ({
  build,
  reloadedFor,
  isWriting,
  hasUnsavedWork,
  isLeaving,
}: MissingFile): boolean => build !== reloadedFor && !hasUnsavedWork && (isLeaving || !isWriting);
