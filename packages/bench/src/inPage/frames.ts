/** Resolves after the next frame was painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => void setTimeout(resolve)));

/** Resolves after a number of painted frames. */
export async function afterPaints(frames: number): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) await afterPaint();
}

/** Calls a function in the next frame after all other observers, just before it is painted. */
export const beforePaint = <T>(read: () => T): Promise<T> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      // Observers run in order of creation, so the newest one runs last.
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        resolve(read());
      });
      observer.observe(document.body);
    }),
  );

/** Runs a function between two performance marks, until its result is painted. */
export async function marked(act: () => void | Promise<void>): Promise<void> {
  await afterPaint();
  performance.mark('bench-begin');
  // Starts a new task, which begins after the mark.
  await new Promise((resolve) => setTimeout(resolve));
  await act();
  await afterPaints(4);
  performance.mark('bench-end');
  await afterPaint();
}
