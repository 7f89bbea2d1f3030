import type { RunRecord } from './record.ts';
import type { RuleState } from './report.ts';

const KIND_NAMES = {
  function: 'test of a function',
  unit: 'unit test',
  server: 'server test',
  story: 'story',
  contract: 'contract test',
  e2e: 'journey',
};

/** Returns a sentence on where the states of the rules come from: runs with their commits, or the committed list. */
export function sourceSentence(records: readonly RunRecord[]): string {
  if (records.length === 0) {
    return 'From docs/spec/proved.json, the list of the last complete run; run npm test for the tests behind each rule.';
  }
  const byCommit = Map.groupBy(records, ({ commit }) => commit);
  const runs = [...byCommit].map(([commit, ofCommit]) => {
    const projects = ofCommit.map(({ project }) => project).join(', ');
    return `${projects} at ${commit === null ? 'an unknown commit' : `commit ${commit.slice(0, 8)}`}`;
  });
  return `From the last test runs on this machine: ${runs.join('; ')}.`;
}

/** Returns whether a rule is proved, in words, changed by a decision, or open and why. */
export function stateSentence({ rule, isProved, changedBy, claims }: RuleState): string {
  if (isProved) return changedBy === null ? 'Proved' : `Proved as decided in ${changedBy}`;
  const failedClaim = claims.find(({ test }) => test.state === 'failed');
  if (failedClaim) return `Open: ${failedClaim.test.name} failed`;
  if (changedBy !== null) return `Changed by decision ${changedBy}`;
  return `Open: wants a ${rule.proof.map((kind) => KIND_NAMES[kind]).join(' or a ')}`;
}
