import { expect } from 'storybook/test';
import { afterEach, beforeEach } from 'vitest';
import rules from '../../../docs/spec/rules.tsv?raw';
import { assertClaims } from './claims.ts';
import './meta.ts';
import { parseRules } from './rules.ts';

const ruleIds = new Set(parseRules(rules).map((rule) => rule.id));

interface RunStory {
  parameters?: { spec?: readonly string[] };
}

const assertionCount = () => expect.getState().assertionCalls ?? 0;
let assertionsBefore = 0;

beforeEach(() => {
  assertionsBefore = assertionCount();
});

// Storybook adds the story to the test's context when it runs, so a story that never ran names no rule.
afterEach((context) => {
  const { story } = context as { story?: RunStory };
  const claimedIds = story?.parameters?.spec ?? [];
  context.task.meta.spec = claimedIds;
  assertClaims(claimedIds, ruleIds);
  if (claimedIds.length > 0 && assertionCount() === assertionsBefore)
    throw new Error(`The story names rules but asserts nothing: add an expect() to its play function.`);
});
