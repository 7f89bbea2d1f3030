import { beforeEach } from 'vitest';
import rules from '../../../docs/spec/rules.tsv?raw';
import { assertClaims } from './claims.ts';
import './meta.ts';
import { parseRules } from './rules.ts';

const known = new Set(parseRules(rules).map((rule) => rule.id));

beforeEach(({ task }) => {
  assertClaims(task.meta.spec, known);
});
