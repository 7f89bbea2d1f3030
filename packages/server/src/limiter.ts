/** Lets at most `width` pieces of work run at a time for each key; a key without work takes no memory. */
export function createKeyedLimiter(width: number): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, { run: ReturnType<typeof createLimiter>; waiting: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { run: createLimiter(width), waiting: 0 };
    lines.set(key, line);
    line.waiting += 1;
    try {
      return await line.run(work);
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) lines.delete(key);
    }
  };
}

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
