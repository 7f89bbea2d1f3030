/**
 * Compares two growing ids (of messages or events) numerically; negative if `a` comes first. Ids are decimal
 * strings without leading zeros.
 */
export const compareIds = (a: string, b: string): number =>
  a.length === b.length ? Number(a > b) - Number(a < b) : a.length - b.length;

/** Returns the growing id after `id`. */
export const nextId = (id: string): string => String(BigInt(id) + 1n);

/** Returns the ids with `id` added or removed; the same array if nothing changes. */
export const withId = (ids: readonly string[], id: string, isIncluded: boolean): readonly string[] => {
  if (ids.includes(id) === isIncluded) return ids;
  return isIncluded ? [...ids, id] : ids.filter((each) => each !== id);
};
