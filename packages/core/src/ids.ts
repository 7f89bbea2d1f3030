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

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * Returns the number under which people read an id of an order, a report or a complaint: the first block of a UUID in
 * capitals. Other ids stay as they are.
 */
export const shortReference = (id: string): string => (UUID.test(id) ? id.slice(0, 8).toUpperCase() : id);
