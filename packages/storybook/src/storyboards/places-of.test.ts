import { expect, test } from 'vitest';
import { idsByRef } from './ids-by-ref.ts';
import { placesOf } from './places-of.ts';

const entry = (file: string, exportName: string) => ({
  id: `${file}--${exportName}`.toLowerCase(),
  importPath: `./stories/screens/${file}.stories.tsx`,
  exportName,
});
const ids = idsByRef([
  entry('Home', 'Visitor'),
  entry('Search', 'Member'),
  entry('Profile', 'Member'),
  { id: 'welcome--docs' },
  { id: 'parts-button--docs', importPath: './stories/parts/Button.stories.tsx' },
]);

const boards = [
  {
    title: 'Find',
    frames: [
      { story: 'Home.Visitor', text: 'Comes.' },
      { story: 'Gone.Story', text: 'Is nowhere.' },
      { story: 'Search.Member', text: 'Searches.' },
      { story: 'Profile.Member', text: 'Opens a profile.' },
    ],
  },
  { title: 'Like', frames: [{ story: 'Profile.Member', text: 'Likes.' }] },
  { title: 'Empty', frames: [] },
];

const short = (storyId: string, storyIds: ReadonlyMap<string, string> = ids) =>
  placesOf(storyId, boards, storyIds).map(
    ({ title, position, count, previous, next }) =>
      `${title} ${position}/${count}: ${previous?.id ?? '-'} ${next?.id ?? '-'}`,
  );

test.each([
  ['the first frame', 'home--visitor', ['Find 1/3: - search--member']],
  ['a frame behind a missing story', 'search--member', ['Find 2/3: home--visitor profile--member']],
  ['a story of two flows', 'profile--member', ['Find 3/3: search--member -', 'Like 1/1: - -']],
  ['a story of no flow', 'login--visitor', []],
  ['no story', '', []],
])('finds the neighbours of %s', (_case, storyId, places) => {
  expect(short(storyId)).toEqual(places);
});

test('finds nothing in an index without exports', () => {
  expect(short('home--visitor', idsByRef([{ id: 'home--visitor' }]))).toEqual([]);
});
