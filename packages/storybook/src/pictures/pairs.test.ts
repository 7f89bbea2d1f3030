import { expect, test } from 'vitest';
import { pairStories } from './pairs.ts';

test('matches stories by id, and lists what only one build has', () => {
  const { before, added, removed } = pairStories(['home', 'login', 'old'], ['login', 'home', 'new']);
  expect([...before]).toEqual([
    ['home', 'home'],
    ['login', 'login'],
  ]);
  expect(added).toEqual(['new']);
  expect(removed).toEqual(['old']);
});

test.each([
  ['once', { old: 'new' }, { new: 'old' }, []],
  ['twice', { old: 'between', between: 'new' }, { new: 'old' }, []],
  ['to a story that is gone', { old: 'gone' }, {}, ['old']],
  ['in a circle', { old: 'between', between: 'old' }, {}, ['old']],
] as const)('follows a story that was renamed %s', (_, renames, matches, removedIds) => {
  const { before, removed } = pairStories(['old'], ['new'], renames);
  expect(Object.fromEntries(before)).toEqual(matches);
  expect(removed).toEqual(removedIds);
});

test('keeps a story that still exists, even if a list says that its id was renamed', () => {
  const { before, added } = pairStories(['home'], ['home', 'start'], { home: 'start' });
  expect(Object.fromEntries(before)).toEqual({ home: 'home' });
  expect(added).toEqual(['start']);
});
