import type { RuleState } from '@meetcute/spec';
import { expect, test } from 'vitest';
import { findRules } from './find-rules.ts';

const states = [
  ['safety.categories', 'A report has one of five categories.'],
  ['search.page-size', 'A page has twelve members.'],
  ['likes.counts', 'New likes are counted.'],
].map(([id, text]) => ({ rule: { id, text } })) as unknown as RuleState[];
const stories = [
  { id: 'a', title: 'Screens/Service/Report and block', name: 'Report a member', spec: ['likes.counts'] },
];

test.each([
  ['report', ['safety.categories', 'likes.counts']],
  ['Report MEMBER', ['likes.counts']],
  ['page-size', ['search.page-size']],
  ['  twelve   members ', ['search.page-size']],
  ['camels', []],
])('finds the rules of %j', (words, ids) => {
  expect(findRules(states, stories, words).map(({ rule }) => rule.id)).toEqual(ids);
});
