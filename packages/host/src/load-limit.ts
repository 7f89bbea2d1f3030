/** Reads in progress that are always allowed, so that a quiet host takes a burst. */
const ALWAYS = 64;

/** Milliseconds in which finished reads are counted. A busy host keeps the mean time of a read below it. */
const WINDOW = 500;

/** Runs work unless the host is busy; returns null then. */
export type LoadLimit = <T>(work: () => Promise<T>) => Promise<T> | null;

/**
 * Creates a limit of reads in progress: as many as were finished in half a second, and at least 64. By Little's law the
 * mean time of a read is then at most half a second, whatever the machine can do. `now` returns milliseconds.
 */
export function createLoadLimit(now = () => performance.now()): LoadLimit {
  let inProgress = 0;
  let start = now();
  let finished = 0;
  let finishedBefore = 0;

  const startWindow = () => {
    const windows = Math.floor((now() - start) / WINDOW);
    if (windows === 0) return;
    finishedBefore = windows === 1 ? finished : 0;
    finished = 0;
    start += windows * WINDOW;
  };

  return (work) => {
    startWindow();
    if (inProgress >= Math.max(ALWAYS, finished, finishedBefore)) return null;
    inProgress += 1;
    return work().finally(() => {
      startWindow();
      inProgress -= 1;
      finished += 1;
    });
  };
}
