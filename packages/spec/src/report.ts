import { claimErrors } from './claims.ts';
import type { RunRecord, TestRecord } from './record.ts';
import type { Kind, Rule } from './rules.ts';

/** A test or story that names a rule, with its kind of proof. */
export interface Claim {
  /** Kind of proof. */
  kind: Kind;
  /** Recorded test. */
  test: TestRecord;
}

/** A rule with its results in the last runs. */
export interface RuleState {
  /** Rule of the catalogue. */
  rule: Rule;
  /** Tests and stories that name the rule. */
  claims: readonly Claim[];
  /** Whether `docs/spec/proved.json` lists the rule: it was proved in the last complete run. */
  isListed: boolean;
  /** Whether a test of a required kind passed and none that names the rule failed; without any recorded run, `isListed`. */
  isProved: boolean;
  /** Name of the decision that changes the rule, such as `024-deviations`; null where the rule holds as specified. */
  changedBy: string | null;
}

/** Rules that a recorded decision changes, from `docs/spec/changed.json`: rule ID to name of the decision. */
export type ChangedRules = Readonly<Record<string, string>>;

/** The rules of one area with the number of proved ones. */
export interface AreaState {
  /** Name of the area. */
  area: string;
  /** Rules of the area. */
  rules: readonly RuleState[];
  /** Number of rules that are proved as specified. */
  proved: number;
  /** Number of rules that are proved as a recorded decision changes them. */
  decided: number;
  /** Number of rules without a proof that a recorded decision changes. */
  changed: number;
}

/** Packages of pure functions and tables, whose tests run nothing that uses them. */
const PURE = /^packages\/(core|i18n)\//;

/** Returns the kind of proof that a test gives: a unit test of a pure package runs a function only. */
const kindOf = (kind: Kind, { file }: TestRecord): Kind =>
  kind === 'unit' && PURE.test(file) ? 'function' : kind;

function isProved(rule: Rule, claims: readonly Claim[]): boolean {
  const hasFailed = claims.some(({ test }) => test.state === 'failed');
  return !hasFailed && claims.some(({ kind, test }) => rule.proof.includes(kind) && test.state === 'passed');
}

/**
 * Joins the catalogue with the recorded runs: each rule with its claims and whether it is proved.
 * Without records, as in a fresh clone, the list of proved rules decides.
 */
export function ruleStates(
  rules: readonly Rule[],
  records: readonly RunRecord[],
  floor: readonly string[],
  changes: ChangedRules,
): RuleState[] {
  const listedIds = new Set(floor);
  const claims = records.flatMap(({ kind, tests }) =>
    tests.flatMap((test) => test.spec.map((id) => ({ id, claim: { kind: kindOf(kind, test), test } }))),
  );
  const byRule = Map.groupBy(claims, ({ id }) => id);
  return rules.map((rule) => {
    const ofRule = (byRule.get(rule.id) ?? []).map(({ claim }) => claim);
    const isListed = listedIds.has(rule.id);
    return {
      rule,
      claims: ofRule,
      isListed,
      isProved: records.length === 0 ? isListed : isProved(rule, ofRule),
      changedBy: changes[rule.id] ?? null,
    };
  });
}

/** Returns the IDs of rules that were proved once and are not proved now. */
export function lostRules(floor: readonly string[], states: readonly RuleState[]): string[] {
  const provedIds = new Set(states.filter((state) => state.isProved).map(({ rule }) => rule.id));
  return floor.filter((id) => !provedIds.has(id));
}

/** Groups rules by area, in the order of the catalogue. */
export function areaStates(states: readonly RuleState[]): AreaState[] {
  return [...Map.groupBy(states, ({ rule }) => rule.area)].map(([area, rules]) => ({
    area,
    rules,
    proved: rules.filter((state) => state.isProved && state.changedBy === null).length,
    decided: rules.filter((state) => state.isProved && state.changedBy !== null).length,
    changed: rules.filter((state) => !state.isProved && state.changedBy !== null).length,
  }));
}

/** Returns the IDs of `docs/spec/changed.json` that the catalogue does not have. */
export function unknownChanges(rules: readonly Rule[], changes: ChangedRules): string[] {
  const ruleIds = new Set(rules.map(({ id }) => id));
  return Object.keys(changes).filter((id) => !ruleIds.has(id));
}

/**
 * Returns the problems with the claims of recorded runs: unknown IDs, and tests with more than five rules.
 */
export function wrongClaims(rules: readonly Rule[], records: readonly RunRecord[]): string[] {
  const ruleIds = new Set(rules.map(({ id }) => id));
  return records.flatMap(({ tests }) =>
    tests.flatMap((test) =>
      claimErrors(test.spec, ruleIds).map((error) => `${test.file} > ${test.name}: ${error}`),
    ),
  );
}
