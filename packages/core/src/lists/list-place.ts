/**
 * Position of an entry in a list that is read in pages: new or unread entries first, then the latest, then the
 * higher id.
 */
export interface ListPlace {
  /** Whether the entry is new or unread. */
  readonly isNew: boolean;
  /** Time of the entry, ISO 8601. */
  readonly at: string;
  /** Id of the entry. */
  readonly id: string;
}

/** Compares two positions for sorting. */
export const comparePlaces = (a: ListPlace, b: ListPlace): number =>
  Number(b.isNew) - Number(a.isNew) ||
  Date.parse(b.at) - Date.parse(a.at) ||
  Number(b.id > a.id) - Number(b.id < a.id);

/** Returns the cursor of the page that follows an entry of a list. */
export const writeCursor = (list: string, { isNew, at, id }: ListPlace): string =>
  [list, Number(isNew), Date.parse(at), id].join('.');

/** Returns the list of a valid cursor, and the position that its page follows. */
export function readCursor(cursor: string): { list: string; place: ListPlace } {
  const [list = '', flag, time, ...id] = cursor.split('.');
  const place = { isNew: flag === '1', at: new Date(Number(time)).toISOString(), id: id.join('.') };
  return { list, place };
}

/** Returns the first entries of a sorted list, up to `size`, and the cursor of the next page if there is one. */
export function pageOf<E>(
  entries: readonly E[],
  size: number,
  { list, placeOf }: { list: string; placeOf: (entry: E) => ListPlace },
): { page: E[]; before: string | undefined } {
  const page = entries.slice(0, size);
  const last = page.at(-1);
  const isMore = last !== undefined && entries.length > size;
  return { page, before: isMore ? writeCursor(list, placeOf(last)) : undefined };
}
