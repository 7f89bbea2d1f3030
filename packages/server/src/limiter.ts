/** Lets at most `width` pieces of work run at a time; the others wait in line. */
export function createLimiter(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // A place is handed on, so that nobody slips in between.
      if (next) next();
      else running -= 1;
    }
  };
}
