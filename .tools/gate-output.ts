import { stripVTControlCharacters } from 'node:util';

/** Most lines of a gate's output that the summary repeats. */
const LINES_MAX = 15;

/** Returns the last lines of what a gate printed, under its title. Empty lines are left out. */
export function endOfOutput(title: string, output: string): readonly string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean);
  const rest = lines.length - LINES_MAX;
  const heading = rest > 0 ? `${title}: the last ${LINES_MAX} of ${lines.length} lines` : title;
  return [`FAILED  ${heading}`, ...lines.slice(-LINES_MAX).map((line) => `  ${line}`)];
}
