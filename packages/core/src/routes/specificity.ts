/** The segments of a path pattern. */
export const segmentsOf = (path: string): readonly string[] => path.split('/').slice(1).filter(Boolean);

const rank = (segment: string | undefined): number => {
  if (segment === undefined) return 2;
  if (segment.startsWith('*')) return 0;
  return segment.startsWith(':') ? 1 : 3;
};

/**
 * Orders patterns so that the first match is the right one, whatever the order of the table: fixed text before the end
 * of a path, that before a parameter, and the rest of a path last.
 */
export const bySpecificity = (a: readonly string[], b: readonly string[]): number => {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = rank(b[index]) - rank(a[index]);
    if (difference !== 0) return difference;
  }
  return 0;
};
