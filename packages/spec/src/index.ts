import './meta.ts';

export { axeResults, countElements } from './accessibility.ts';
export type { AxeResult, ScreenResults } from './accessibility.ts';
export { assertClaims, claimErrors, MAX_RULES_PER_TEST } from './claims.ts';
export { readRecord } from './record.ts';
export type { AxeRecord, RunRecord, TestRecord } from './record.ts';
export { areaStates, lostRules, ruleStates, wrongClaims } from './report.ts';
export type { AreaState, Claim, RuleState } from './report.ts';
export { isKind, parseRules } from './rules.ts';
export type { Kind, Rule } from './rules.ts';
export { sourceSentence, stateSentence } from './sentences.ts';
