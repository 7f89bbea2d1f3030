import { expect, test } from 'vitest';
import { joinFacts } from './join-facts.ts';

test.each([
  ['fictional profiles', 0, ['age', 'fictional', 'free']],
  ['fictional profiles', 2, ['age', 'fictional', 'price']],
  ['', 0, ['age', 'free']],
  [' ', 2, ['age', 'price']],
])('a site with the term %o and messages for %o credits states %o', (term, credits, facts) => {
  expect(joinFacts({ fictional_plural: term, message_credits: credits })).toEqual(facts);
});
