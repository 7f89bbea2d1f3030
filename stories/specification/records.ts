import { parseRules, ruleStates } from '@meetcute/spec';
import type { RuleState, RunRecord } from '@meetcute/spec';
import rules from '../../docs/spec/rules.tsv?raw';

const records = import.meta.glob<RunRecord>('../../.spec/*.json', { eager: true, import: 'default' });

/** State of every rule according to the last test runs on this machine. */
export const states: readonly RuleState[] = ruleStates(parseRules(rules), Object.values(records));

/** Whether tests have run on this machine; without them every rule looks open. */
export const hasRecords: boolean = Object.keys(records).length > 0;
