import { expect, test } from 'vitest';
import { matchOrigin, searchOrigin } from './origin.ts';

test('the search loads further results automatically on sites with infinite scrolling', () => {
  expect(searchOrigin({ search_paging: 'infinite' }, null)).toMatchObject({
    source: 'search',
    autoLoad: true,
  });
  expect(searchOrigin({ search_paging: 'pages' }, null).autoLoad).toBe(false);
});

test('the match finder loads further results automatically on every site', () => {
  expect(matchOrigin({ search_paging: 'pages' }, null)).toMatchObject({
    source: 'match-finder',
    autoLoad: true,
  });
});
