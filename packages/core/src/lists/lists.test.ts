import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinFirstPage, withNextPage, type LoadedList } from './join.ts';
import { comparePlaces, pageOf, readCursor, writeCursor, type ListPlace } from './list-place.ts';

const LIST = 'chats';
const placeOf = (entry: ListPlace) => entry;
const place = (isNew: boolean, minute: number, id: string): ListPlace => ({
  isNew,
  at: new Date(minute * 60_000).toISOString(),
  id,
});

const lists = fc
  .uniqueArray(fc.tuple(fc.boolean(), fc.nat(9), fc.nat(40)), { selector: ([, , id]) => id, maxLength: 30 })
  .map((rows) => rows.map(([isNew, minute, id]) => place(isNew, minute, `m.${id}`)).toSorted(comparePlaces));

const load = (all: readonly ListPlace[], size: number, cursor?: string): LoadedList<ListPlace> => {
  const cursorPlace = cursor === undefined ? null : readCursor(cursor).place;
  const rest = all.filter((each) => cursorPlace === null || comparePlaces(cursorPlace, each) < 0);
  const { page, before } = pageOf(rest, size, { list: LIST, placeOf });
  return { entries: page, before };
};

const loadPages = (all: readonly ListPlace[], size: number, count: number) => {
  let loadedList = load(all, size);
  for (let page = 1; page < count && loadedList.before !== undefined; page += 1)
    loadedList = withNextPage(loadedList, load(all, size, loadedList.before), placeOf);
  return loadedList;
};

test('a cursor contains its position', () => {
  const position = place(true, 5, 'an.id.with.dots');
  expect(readCursor(writeCursor(LIST, position))).toEqual({ list: LIST, place: position });
});

test('pages contain each entry once, in order', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 7 }), (all, size) => {
      const loadedList = loadPages(all, size, Infinity);
      expect(loadedList).toEqual({ entries: all, before: undefined });
    }),
  );
});

test('a fresh first page keeps the further pages, without a gap', () => {
  fc.assert(
    fc.property(
      lists,
      fc.subarray([...Array(30).keys()]),
      fc.nat(4),
      fc.nat(12),
      (all, hiddenIndexes, count, news) => {
        const size = 4;
        const missing = new Set(hiddenIndexes.map((index) => all[index]?.id));
        const loadedList = loadPages(all, size, count + 1);
        const addedPlaces = Array.from({ length: news }, (_, index) => place(true, 100 + index, `n${index}`));
        const now = [...addedPlaces, ...all].filter(({ id }) => !missing.has(id)).toSorted(comparePlaces);
        const joinedList = joinFirstPage(loadedList, load(now, size), placeOf);
        const rest: ListPlace[] = [];
        let { before } = joinedList;
        while (before !== undefined) {
          const page = load(now, size, before);
          rest.push(...page.entries);
          before = page.before;
        }
        const ids = new Set([...joinedList.entries, ...rest].map(({ id }) => id));
        expect(now.filter(({ id }) => !ids.has(id))).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

test('further pages are dropped where a fresh page does not meet them', () => {
  const all = Array.from({ length: 12 }, (_, index) => place(false, 99 - index, String(index)));
  const loadedList = loadPages(all.slice(4), 4, 2);
  expect(joinFirstPage(loadedList, load(all, 4), placeOf)).toEqual(load(all, 4));
});
