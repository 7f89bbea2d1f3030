import { comparePlaces, readCursor, type ListPlace } from './list-place.ts';

/** Loaded part of a list that is read in pages. */
export interface LoadedList<E> {
  /** Loaded entries. */
  readonly entries: readonly E[];
  /** Cursor of the next page; undefined when all are loaded. */
  readonly before: string | undefined;
}

type PlaceOf<E> = (entry: E) => ListPlace;

const idsOf = <E>({ entries }: LoadedList<E>, placeOf: PlaceOf<E>) =>
  new Set(entries.map((entry) => placeOf(entry).id));

const further = (a: string, b: string): string =>
  comparePlaces(readCursor(a).place, readCursor(b).place) < 0 ? b : a;

/** Adds the next page to the loaded entries. */
export function withNextPage<E>(
  loadedList: LoadedList<E>,
  page: LoadedList<E>,
  placeOf: PlaceOf<E>,
): LoadedList<E> {
  const fresh = idsOf(page, placeOf);
  const otherEntries = loadedList.entries.filter((entry) => !fresh.has(placeOf(entry).id));
  return { entries: [...otherEntries, ...page.entries], before: page.before };
}

/**
 * Joins a fresh first page with the entries loaded before: those that follow it stay. They are dropped where
 * the two do not meet, because a list must not hide a gap.
 */
export function joinFirstPage<E>(
  loadedList: LoadedList<E>,
  page: LoadedList<E>,
  placeOf: PlaceOf<E>,
): LoadedList<E> {
  if (page.before === undefined) return page;
  const end = readCursor(page.before).place;
  const fresh = idsOf(page, placeOf);
  const meets = loadedList.entries.some((entry) => fresh.has(placeOf(entry).id));
  if (!meets) return page;
  const older = loadedList.entries.filter((entry) => {
    const place = placeOf(entry);
    return !fresh.has(place.id) && comparePlaces(end, place) < 0;
  });
  const cursor = loadedList.before === undefined ? undefined : further(loadedList.before, page.before);
  return { entries: [...page.entries, ...older], before: cursor };
}
