import { expect, test } from 'vitest';
import { readRuleFile, ruleHref, ruleIdsIn, titleHref } from './rule-list.ts';

test.each([null, undefined, '<!doctype html>', 3, [], { source: 'a' }, { rules: null }])(
  'reads no rules from %o',
  (value) => {
    expect(readRuleFile(value)).toBeNull();
  },
);

test('reads rules without a source', () => {
  expect(readRuleFile({ rules: {} })).toEqual({ rules: {}, source: '' });
});

test.each([
  [undefined, []],
  ['search.page-size', []],
  [['search.page-size', 3], ['search.page-size']],
])('reads the ids of rules from %o', (parameter, ids) => {
  expect(ruleIdsIn(parameter)).toEqual(ids);
});

test('links to a rule', () => {
  expect(ruleHref('specification-rules--all', 'search.page-size')).toBe(
    './?path=/story/specification-rules--all&rule=search.page-size',
  );
});

test('links to the rules of a title', () => {
  expect(titleHref('specification-rules--all', 'Screens/Chats/List (inbox)')).toBe(
    './?path=/story/specification-rules--all&words=Screens%20Chats%20List%20(inbox)',
  );
});
