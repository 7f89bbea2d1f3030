import { complaints } from './claims.ts';
import type { RunRecord, TestRecord } from './record.ts';
import type { Kind, Rule } from './rules.ts';

/** A test or story that names a rule, with the kind of proof it is. */
export interface Claim {
  kind: Kind;
  test: TestRecord;
}

/** A rule with what was seen of it in the last runs. */
export interface RuleState {
  rule: Rule;
  claims: readonly Claim[];
  /** Whether a test that names the rule passed, of a kind that the rule asks for, and none of that kind failed. */
  isProved: boolean;
}

/** The rules of one area and how many of them are proved. */
export interface AreaState {
  area: string;
  rules: readonly RuleState[];
  proved: number;
}

function isProved(rule: Rule, claims: readonly Claim[]): boolean {
  const counting = claims.filter(({ kind }) => rule.proof.includes(kind));
  const hasFailure = counting.some(({ test }) => test.state === 'failed');
  return !hasFailure && counting.some(({ test }) => test.state === 'passed');
}

/** Joins the catalogue with the recorded runs: each rule with its claims and whether it is proved. */
export function ruleStates(rules: readonly Rule[], records: readonly RunRecord[]): RuleState[] {
  const claims = records.flatMap(({ kind, tests }) =>
    tests.flatMap((test) => test.spec.map((id) => ({ id, claim: { kind, test } }))),
  );
  const byRule = Map.groupBy(claims, ({ id }) => id);
  return rules.map((rule) => {
    const ofRule = (byRule.get(rule.id) ?? []).map(({ claim }) => claim);
    return { rule, claims: ofRule, isProved: isProved(rule, ofRule) };
  });
}

/** Groups rules by area, areas in the catalogue's order. */
export function areaStates(states: readonly RuleState[]): AreaState[] {
  return [...Map.groupBy(states, ({ rule }) => rule.area)].map(([area, rules]) => ({
    area,
    rules,
    proved: rules.filter((state) => state.isProved).length,
  }));
}

/** What is wrong with the claims in the recorded runs: unknown ids, more than five rules in a test. */
export function wrongClaims(rules: readonly Rule[], records: readonly RunRecord[]): string[] {
  const known = new Set(rules.map(({ id }) => id));
  return records.flatMap(({ tests }) =>
    tests.flatMap((test) =>
      complaints(test.spec, known).map((wrong) => `${test.file} > ${test.name}: ${wrong}`),
    ),
  );
}
