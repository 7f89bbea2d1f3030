/** What is known when a file of the page's own script could not be loaded. */
export interface MissingFile {
  /** Build of the page. */
  readonly build: string;
  /** Build for which this tab was loaded anew already; null for none. */
  readonly reloadedFor: string | null;
  /** Whether the page holds text that is not sent or saved. */
  readonly isWriting: boolean;
  /** Whether it holds something that stays on the way through the site and that no other page would have. */
  readonly hasUnsavedWork: boolean;
  /** Whether the person is on the way to another page, and leaves this one anyway. */
  readonly isLeaving: boolean;
}

/** Whether the page is loaded anew for a file that is gone, as after a deploy: once a build, and over nobody's text. */
export const mayReloadFor = ({
  build,
  reloadedFor,
  isWriting,
  hasUnsavedWork,
  isLeaving,
}: MissingFile): boolean => build !== reloadedFor && !hasUnsavedWork && (isLeaving || !isWriting);
