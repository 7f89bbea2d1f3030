import { expect, test } from 'vitest';
import { assertClaims } from './claims.ts';
import { toRunRecord } from './record.ts';
import type { TestRecord } from './record.ts';
import { areaStates, lostRules, ruleStates, unknownChanges, wrongClaims } from './report.ts';
import type { Kind, Rule } from './rules.ts';

const rule: Rule = {
  id: 'badge.shown',
  area: 'search',
  section: 9,
  proof: ['unit', 'story'],
  text: 'It is shown.',
};
const claim = (state: TestRecord['state'], spec = [rule.id]): TestRecord => ({
  name: 'a test',
  file: 'a.test.ts',
  state,
  spec,
});
const run = (kind: Kind, ...tests: TestRecord[]) => toRunRecord({ project: kind, kind, commit: null }, tests);

test.each([
  ['a passed test of a required kind proves the rule', [run('unit', claim('passed'))], true],
  ['a passed test of another kind does not', [run('e2e', claim('passed'))], false],
  ['a failed test does not', [run('unit', claim('failed'))], false],
  ['a test that passes on a second attempt does not', [run('unit', claim('flaky'))], false],
  ['a skipped test does not', [run('unit', claim('skipped'))], false],
  ['one failure outweighs a pass', [run('unit', claim('passed'), claim('failed'))], false],
])('%s', (_sentence, records, isProved) => {
  // The list of proved rules must not outweigh a recorded run.
  for (const floor of [[], [rule.id]]) {
    expect(ruleStates([rule], records, floor, {})[0]?.isProved).toBe(isProved);
  }
});

test.each([
  ['packages/core/src/search/badge.test.ts', ['unit', 'story'], false],
  ['packages/i18n/src/badge.test.ts', ['unit', 'story'], false],
  ['packages/core/src/search/badge.test.ts', ['function'], true],
  ['packages/react/src/search/badge.test.tsx', ['unit', 'story'], true],
  ['packages/react/src/search/badge.test.tsx', ['function'], false],
] as const)('a unit test %s proves a rule that asks for %j: %s', (file, proof, isProved) => {
  const records = [run('unit', { ...claim('passed'), file })];
  expect(ruleStates([{ ...rule, proof }], records, [], {})[0]?.isProved).toBe(isProved);
});

test('a failed test of any kind opens the rule', () => {
  const failedTest = { ...claim('failed'), file: 'packages/core/src/search/badge.test.ts' };
  const records = [run('story', claim('passed')), run('unit', failedTest)];
  expect(ruleStates([rule], records, [], {})[0]?.isProved).toBe(false);
});

test.each([
  ['a listed rule is proved', [rule.id], true],
  ['an unlisted rule is not', ['badge.hidden'], false],
])('without records, %s', (_sentence, floor, isProved) => {
  expect(ruleStates([rule], [], floor, {})[0]?.isProved).toBe(isProved);
});

test('counts the proved rules of an area', () => {
  const open: Rule = { ...rule, id: 'badge.hidden' };
  const [area] = areaStates(ruleStates([rule, open], [run('story', claim('passed'))], [], {}));
  expect(area).toMatchObject({ area: 'search', proved: 1 });
  expect(area?.rules).toHaveLength(2);
});

test('counts rules that a decision changes apart, with a proof of what was decided and without', () => {
  const changes = { 'badge.shown': '024-deviations', 'badge.hidden': '024-deviations' };
  const otherRule: Rule = { ...rule, id: 'badge.hidden' };
  const states = ruleStates([rule, otherRule], [run('story', claim('passed'))], [], changes);
  expect(areaStates(states)[0]).toMatchObject({ proved: 0, decided: 1, changed: 1 });
  expect(unknownChanges([rule], changes)).toEqual(['badge.hidden']);
});

test('names a rule that lost its proof, even when as many rules are proved as before', () => {
  const other: Rule = { ...rule, id: 'badge.hidden' };
  const states = ruleStates([rule, other], [run('unit', claim('passed', ['badge.hidden']))], [], {});
  expect(lostRules(['badge.hidden'], states)).toEqual([]);
  expect(lostRules(['badge.shown'], states)).toEqual(['badge.shown']);
});

test('reports an unknown rule and a sixth rule', () => {
  const six = Array.from({ length: 6 }, () => rule.id);
  expect(wrongClaims([rule], [run('unit', claim('passed', ['badge.shwon']))])).toHaveLength(1);
  expect(wrongClaims([rule], [run('unit', claim('passed', six))])).toHaveLength(1);
  expect(() => assertClaims(['badge.shwon'], new Set([rule.id]))).toThrow(
    "'badge.shwon' is not in docs/spec/rules.tsv",
  );
});

test.each([
  ['packages/spec/src/asvs.test.ts', 1],
  ['.tools/doc-paths.test.ts', 1],
  ['packages/server/src/http/limits-table.test.ts', 1],
  ['packages/server/src/http/limits.test.ts', 0],
])('%s counts as %s gates', (file, gates) => {
  expect(run('unit', { ...claim('passed', []), file })).toMatchObject({ passed: 1, gates });
});

test('counts all tests in a record and lists those that name rules', () => {
  const record = run('unit', claim('passed'), claim('flaky', []), claim('failed', []), claim('skipped', []));
  expect(record).toMatchObject({ files: 1, passed: 2, failed: 1, skipped: 1 });
  expect(record.tests).toHaveLength(1);
});
