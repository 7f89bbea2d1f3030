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
