import { afterEach, beforeEach, expect } from 'vitest';
import rules from '../../../docs/spec/rules.tsv?raw';
import { assertClaims } from './claims.ts';
import './meta.ts';
import { parseRules } from './rules.ts';

const ruleIds = new Set(parseRules(rules).map((rule) => rule.id));

// Vitest's own `requireAssertions` misses assertions of files that share modules with others.
const assertionCount = () => expect.getState().assertionCalls ?? 0;
let assertionsBefore = 0;

beforeEach(({ task }) => {
  assertClaims(task.meta.spec, ruleIds);
  assertionsBefore = assertionCount();
});

// Stories assert with the `expect` of Storybook, which `story-setup.ts` counts.
afterEach(({ task }) => {
  if (
    task.meta.storyId === undefined &&
    task.result?.errors === undefined &&
    assertionCount() === assertionsBefore
  )
    throw new Error(`The test asserts nothing: add an expect().`);
});
