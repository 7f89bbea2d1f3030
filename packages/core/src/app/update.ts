/** What an open page of the site says when it is asked whether a new worker may take control. */
export interface PageState {
  /** Whether it holds text that is not sent or saved. A page that does not answer in time counts as writing. */
  readonly isWriting: boolean;
  readonly isVisible: boolean;
}

/** Milliseconds within which a page says whether something is being written in it. */
export const WRITING_DEADLINE = 1000;

/**
 * Whether a waiting worker may take control, which reloads every page: never while any of them holds unsaved text; and
 * unless a person asked for it only while nobody looks at one.
 */
export const mayTakeControl = (pages: readonly PageState[], isAsked: boolean): boolean =>
  pages.every(({ isWriting, isVisible }) => !isWriting && (isAsked || !isVisible));
