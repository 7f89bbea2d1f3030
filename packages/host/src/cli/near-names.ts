import { distance } from '../start/unknown-key.ts';

/** Returns the known names that look like `name`: a few letters differ, or one begins with the other. */
export const nearNames = (name: string, known: readonly string[]): string[] =>
  name === ''
    ? []
    : known.filter(
        (each) =>
          each.startsWith(name) ||
          name.startsWith(each) ||
          distance(name.toLowerCase(), each) <= Math.max(1, Math.floor(each.length / 3)),
      );
