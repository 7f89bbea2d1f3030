/** Compares two growing ids (message and event ids) as the numbers they are: negative when `a` comes first. Ids are decimal strings without leading zeros. */
export const compareIds = (a: string, b: string): number =>
  a.length === b.length ? Number(a > b) - Number(a < b) : a.length - b.length;

/** The growing id that follows. */
export const nextId = (id: string): string => String(BigInt(id) + 1n);
