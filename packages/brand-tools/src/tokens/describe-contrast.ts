/**
 * Describes two colours, each by its name and value, with less contrast than they need; null for enough. The ratio is cut off,
 * so that it never looks sufficient.
 */
export function describeContrast(
  foreground: string,
  background: string,
  ratio: number,
  least: number,
): string | null {
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
  return ratio >= least ? null : `${foreground} on ${background} has ${shown}, needs ${least}`;
}
