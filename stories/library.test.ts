import { expect, test } from 'vitest';
import { listStories } from './library.ts';

const story = { name: 'Everyone', parameters: { spec: ['search.page-size'] } };

test.each([
  [{ title: 'Screens/Search' }, 'screens-search--all-members'],
  [{ title: 'Screens/Deck (swipe)', id: 'screens-deck' }, 'screens-deck--all-members'],
])('finds the story of %o under its id', (meta, id) => {
  expect(listStories({ default: meta, AllMembers: story })).toEqual([
    { id, title: meta.title, name: 'Everyone', spec: ['search.page-size'] },
  ]);
});

test('finds no story without a title', () => {
  expect(listStories({ default: {}, AllMembers: story })).toEqual([]);
});
