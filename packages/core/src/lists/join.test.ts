import { expect, test } from 'vitest';
import { joinFirstPage, withNextPage } from './join.ts';
import { comparePlaces, pageOf, writeCursor, type ListPlace } from './list-place.ts';

const placeOf = (entry: ListPlace) => entry;
const createPlace = (minute: number, id: string, isNew = false): ListPlace => ({
  isNew,
  at: new Date(minute * 60_000).toISOString(),
  id,
});
const [nine, eight, seven, six, five] = [9, 8, 7, 6, 5].map((minute) =>
  createPlace(minute, `m${minute}`),
) as [ListPlace, ListPlace, ListPlace, ListPlace, ListPlace];
const createCursor = (entry: ListPlace) => writeCursor('chats', entry);

test('new entries come first, then the latest, then the higher id', () => {
  const sortedPlaces = [
    createPlace(1, 'a', true),
    createPlace(9, 'b'),
    createPlace(9, 'a'),
    createPlace(8, 'z'),
  ];
  expect(sortedPlaces.toReversed().toSorted(comparePlaces)).toEqual(sortedPlaces);
  expect(comparePlaces(nine, { ...nine })).toBe(0);
});

test.each([
  [0, undefined],
  [2, undefined],
  [3, createCursor(eight)],
])('of %i entries, a page of two has this cursor', (count, cursor) => {
  const entries = [nine, eight, seven].slice(0, count);
  expect(pageOf(entries, 2, { list: 'chats', placeOf })).toEqual({
    page: entries.slice(0, 2),
    before: cursor,
  });
});

test('an entry of the next page that is loaded already moves there', () => {
  const movedEntry = { ...nine, at: seven.at };
  const loadedList = { entries: [nine, eight], before: createCursor(eight) };
  expect(withNextPage(loadedList, { entries: [movedEntry], before: undefined }, placeOf)).toEqual({
    entries: [eight, movedEntry],
    before: undefined,
  });
});

test('a first page that is the whole list replaces all', () => {
  const page = { entries: [nine], before: undefined };
  expect(joinFirstPage({ entries: [nine, eight], before: createCursor(eight) }, page, placeOf)).toBe(page);
});

test('a first page keeps what follows it, and the further cursor', () => {
  const loadedList = { entries: [nine, eight, seven, six], before: createCursor(six) };
  const page = { entries: [nine, eight], before: createCursor(eight) };
  expect(joinFirstPage(loadedList, page, placeOf)).toEqual({
    entries: [nine, eight, seven, six],
    before: createCursor(six),
  });
  const further = { entries: [nine, eight, seven], before: createCursor(seven) };
  expect(joinFirstPage({ entries: [nine], before: createCursor(nine) }, further, placeOf)).toEqual(further);
  expect(joinFirstPage({ ...loadedList, before: undefined }, page, placeOf).before).toBeUndefined();
});

test('an entry above the end of a first page that lacks it is gone', () => {
  const loadedList = { entries: [nine, eight, seven, six, five], before: undefined };
  const page = { entries: [nine, seven], before: createCursor(seven) };
  expect(joinFirstPage(loadedList, page, placeOf).entries).toEqual([nine, seven, six, five]);
});

test('the last entry of a first page is not repeated when its place is the end', () => {
  const loadedList = { entries: [nine, eight], before: undefined };
  const page = { entries: [nine], before: createCursor(eight) };
  expect(joinFirstPage(loadedList, page, placeOf).entries).toEqual([nine]);
});
