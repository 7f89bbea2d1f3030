import { expect, test } from 'vitest';
import { matchOrigin, searchOrigin } from './search-origin.ts';

test('the search loads further results automatically on sites with infinite scrolling', () => {
  expect(searchOrigin({ search_paging: 'infinite' }, null)).toMatchObject({
    source: 'search',
    autoLoad: true,
  });
  expect(searchOrigin({ search_paging: 'pages' }, null).autoLoad).toBe(false);
});

test('no page asks for photos that show nudity', () => {
  for (const origin of [searchOrigin, matchOrigin])
    expect(origin({ search_paging: 'pages' }, null).hideNudity).toBe(true);
});

test('the match finder loads further results automatically on every site', () => {
  expect(matchOrigin({ search_paging: 'pages' }, null)).toMatchObject({
    source: 'match-finder',
    autoLoad: true,
  });
});
