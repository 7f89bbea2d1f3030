import { distance } from 'fastest-levenshtein';

/** Most letters of a name that a person can have meant. */
const LONGEST = 40;

/** Fewest letters of a name that says something as a part of another one. */
const SHORTEST_PART = 3;

const plain = (name: string) => name.toLowerCase().replaceAll('_', '');

const isPart = (part: string, whole: string) => part.length >= SHORTEST_PART && whole.includes(part);

/**
 * Returns the known names that look like another one, the most alike first: some letters differ, or one contains the other.
 * Case and underscores don't count.
 */
export function findNearNames(name: string, knownNames: readonly string[]): string[] {
  const plainName = plain(name);
  if (plainName === '' || plainName.length > LONGEST) return [];
  const far = (existing: string) => distance(plainName, plain(existing));
  const isNear = (existing: string) =>
    far(existing) <= Math.max(existing.length > 3 ? 2 : 1, Math.floor(existing.length / 3)) ||
    isPart(plainName, plain(existing)) ||
    isPart(plain(existing), plainName);
  return knownNames.filter(isNear).toSorted((a, b) => far(a) - far(b));
}
