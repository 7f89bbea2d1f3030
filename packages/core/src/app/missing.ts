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
