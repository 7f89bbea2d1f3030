import { expect, test } from 'vitest';
import { compareStories } from './story-order.ts';

test('sorts titles as the sidebar shows them, those without a place last and as they were', () => {
  const titles = [
    'Screens/Home/Aurora',
    'Parts/Zoo',
    'Specification/Rules',
    'Screens/Home/News',
    'Parts/Apple',
    'Own/Page',
    'Screens/Home/Page',
    'Screens/Site map',
    'Welcome',
  ];
  const sortedStories = titles.map((title) => ({ title })).toSorted(compareStories);
  expect(sortedStories.map(({ title }) => title)).toEqual([
    'Welcome',
    'Parts/Zoo',
    'Parts/Apple',
    'Screens/Site map',
    'Screens/Home/Page',
    'Screens/Home/News',
    'Screens/Home/Aurora',
    'Specification/Rules',
    'Own/Page',
  ]);
});

test('a title comes before those below it', () => {
  expect(compareStories({ title: 'Screens' }, { title: 'Screens/Home' })).toBeLessThan(0);
  expect(compareStories({ title: 'Screens/Home' }, { title: 'Screens' })).toBeGreaterThan(0);
});
