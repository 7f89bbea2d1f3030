/** Splits a path pattern into its segments. */
export const segmentsOf = (path: string): readonly string[] => path.split('/').slice(1).filter(Boolean);

const rank = (segment: string | undefined): number => {
  if (segment === undefined) return 2;
  if (segment.startsWith('*')) return 0;
  return segment.startsWith(':') ? 1 : 3;
};

/**
 * Compares patterns by specificity, so that the first match is the best one. Fixed segments come before the
 * end of a path, then parameters, then a splat.
 */
export const bySpecificity = (a: readonly string[], b: readonly string[]): number => {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = rank(b[index]) - rank(a[index]);
    if (difference !== 0) return difference;
  }
  return 0;
};
