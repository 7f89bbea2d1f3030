import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertTiles } from './tiles.ts';

const people = (count: number) => Array.from({ length: count }, (_, index) => index);
const both = { cams: ['luna', 'mia'], adverts: ['ad'] };
const kinds = (items: ReturnType<typeof insertTiles>) => items.map(({ kind }) => kind);

test('a full block gets the cam tile at index 1', { meta: { spec: ['tile.cam-index-1'] } }, () => {
  expect(insertTiles(people(12), both)[1]).toEqual({ kind: 'cam', cam: 'luna' });
});

test('a full block gets the advert tile at index 5', { meta: { spec: ['tile.advert-index-5'] } }, () => {
  expect(insertTiles(people(12), both)[5]).toEqual({ kind: 'advert', advert: 'ad' });
});

test(
  'every 12 profiles get their tiles, and a short rest none',
  { meta: { spec: ['tile.webcam-after-every-12-profiles'] } },
  () => {
    const items = insertTiles(people(30), both);
    expect(items).toHaveLength(34);
    expect(items[15]).toEqual({ kind: 'cam', cam: 'mia' });
    expect(kinds(items.slice(28))).toEqual(Array(6).fill('profile'));
    expect(kinds(insertTiles(people(11), both))).not.toContain('cam');
  },
);

test('disabling a kind does not move the other', () => {
  expect(insertTiles(people(12), { adverts: ['ad'] })[5]).toMatchObject({ kind: 'advert' });
  expect(insertTiles(people(12), { cams: ['luna'], adverts: [] })).toHaveLength(13);
  expect(insertTiles(people(12))).toHaveLength(12);
});

test('profiles keep their order and number, and more results never move existing items', () => {
  fc.assert(
    fc.property(fc.nat(80), fc.nat(40), (count, more) => {
      const items = insertTiles(people(count), both);
      expect(items.flatMap((item) => (item.kind === 'profile' ? [item.profile] : []))).toEqual(people(count));
      const full = Math.floor(count / 12) * 14;
      expect(insertTiles(people(count + more), both).slice(0, full)).toEqual(items.slice(0, full));
    }),
  );
});
