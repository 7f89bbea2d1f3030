import { expect, test } from 'vitest';
import { joinFirstPage, withNextPage } from './join.ts';
import { comparePlaces, pageOf, writeCursor, type ListPlace } from './list-place.ts';

const placeOf = (entry: ListPlace) => entry;
const at = (minute: number, id: string, isNew = false): ListPlace => ({
  isNew,
  at: new Date(minute * 60_000).toISOString(),
  id,
});
const [nine, eight, seven, six, five] = [9, 8, 7, 6, 5].map((minute) => at(minute, `m${minute}`)) as [
  ListPlace,
  ListPlace,
  ListPlace,
  ListPlace,
  ListPlace,
];
const after = (entry: ListPlace) => writeCursor('chats', entry);

test('new entries come first, then the latest, then the higher id', () => {
  const sorted = [at(1, 'a', true), at(9, 'b'), at(9, 'a'), at(8, 'z')];
  expect(sorted.toReversed().toSorted(comparePlaces)).toEqual(sorted);
  expect(comparePlaces(nine, { ...nine })).toBe(0);
});

test.each([
  [0, undefined],
  [2, undefined],
  [3, after(eight)],
])('of %i entries, a page of two has this cursor', (count, before) => {
  const entries = [nine, eight, seven].slice(0, count);
  expect(pageOf(entries, 2, { list: 'chats', placeOf })).toEqual({ page: entries.slice(0, 2), before });
});

test('an entry of the next page that is loaded already moves there', () => {
  const moved = { ...nine, at: seven.at };
  const loadedList = { entries: [nine, eight], before: after(eight) };
  expect(withNextPage(loadedList, { entries: [moved], before: undefined }, placeOf)).toEqual({
    entries: [eight, moved],
    before: undefined,
  });
});

test('a first page that is the whole list replaces all', () => {
  const page = { entries: [nine], before: undefined };
  expect(joinFirstPage({ entries: [nine, eight], before: after(eight) }, page, placeOf)).toBe(page);
});

test('a first page keeps what follows it, and the further cursor', () => {
  const loadedList = { entries: [nine, eight, seven, six], before: after(six) };
  const page = { entries: [nine, eight], before: after(eight) };
  expect(joinFirstPage(loadedList, page, placeOf)).toEqual({
    entries: [nine, eight, seven, six],
    before: after(six),
  });
  const further = { entries: [nine, eight, seven], before: after(seven) };
  expect(joinFirstPage({ entries: [nine], before: after(nine) }, further, placeOf)).toEqual(further);
  expect(joinFirstPage({ ...loadedList, before: undefined }, page, placeOf).before).toBeUndefined();
});

test('an entry above the end of a first page that lacks it is gone', () => {
  const loadedList = { entries: [nine, eight, seven, six, five], before: undefined };
  const page = { entries: [nine, seven], before: after(seven) };
  expect(joinFirstPage(loadedList, page, placeOf).entries).toEqual([nine, seven, six, five]);
});

test('the last entry of a first page is not repeated when its place is the end', () => {
  const loadedList = { entries: [nine, eight], before: undefined };
  const page = { entries: [nine], before: after(eight) };
  expect(joinFirstPage(loadedList, page, placeOf).entries).toEqual([nine]);
});
