/** Until the next frame has been painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => void setTimeout(resolve)));

/** The same for some frames, one after the other. */
export async function afterPaints(frames: number): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) await afterPaint();
}

/** Looks at the next frame when everything that measures has measured, just before it is painted. */
export const beforePaint = <T>(look: () => T): Promise<T> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      // Observers are told in the order in which they were made, so that the newest one comes last.
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        resolve(look());
      });
      observer.observe(document.body);
    }),
  );

/** Does something between two marks, until all that it brings about is painted. */
export async function marked(act: () => void | Promise<void>): Promise<void> {
  await afterPaint();
  performance.mark('bench-begin');
  // In a task of its own, which begins after the mark.
  await new Promise((resolve) => setTimeout(resolve));
  await act();
  await afterPaints(4);
  performance.mark('bench-end');
  await afterPaint();
}
