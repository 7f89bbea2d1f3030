import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCommit, readRecords, readRules, ROOT } from './files.ts';
import type { RunRecord } from './record.ts';
import { areaStates, lostRules, ruleStates, unknownChanges, wrongClaims } from './report.ts';
import type { AreaState, ChangedRules } from './report.ts';
import { sourceSentence, stateSentence } from './sentences.ts';

/** IDs of the rules that were proved before. A rule leaves the list by hand only. */
const FLOOR = join(ROOT, 'docs/spec/proved.json');
/** Rules that a recorded decision changes. */
const CHANGED = join(ROOT, 'docs/spec/changed.json');
const { values } = parseArgs({ options: { update: { type: 'boolean' }, open: { type: 'boolean' } } });

const row = (cells: readonly (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(16) : String(cell).padStart(9))).join('');

function printAreas(areas: readonly AreaState[]): void {
  console.log(row(['area', 'rules', 'proved', 'decided', 'changed', 'open']));
  for (const { area, rules, proved, decided, changed } of areas) {
    const open = rules.length - proved - decided - changed;
    console.log(row([area, rules.length, proved, decided, changed, open]));
    if (!values.open) continue;
    for (const state of rules)
      if (!state.isProved) console.log(`  ${state.rule.id}: ${stateSentence(state)}`);
  }
}

function printRuns(records: readonly RunRecord[]): void {
  console.log(`\n${sourceSentence(records)}`);
  if (records.length === 0) return;
  const runs = records.map(
    ({ project, passed: passCount, failed, gates }) =>
      `${project} ${passCount} passed${failed ? `, ${failed} failed` : ''}${gates ? `, ${gates} of them gates` : ''}`,
  );
  console.log(`Tests: ${runs.join('; ')}.`);
  const commit = readCommit();
  const older = records.filter((record) => record.commit !== commit).map(({ project }) => project);
  if (older.length > 0) console.log(`Recorded on another commit: ${older.join(', ')}.`);
}

const rules = readRules();
const records = readRecords();
const floor = JSON.parse(readFileSync(FLOOR, 'utf8')) as string[];
const changes = JSON.parse(readFileSync(CHANGED, 'utf8')) as ChangedRules;
const states = ruleStates(rules, records, floor, changes);
const areas = areaStates(states);
const provedIds = states.filter(({ isProved }) => isProved).map(({ rule }) => rule.id);
const errors = [
  ...wrongClaims(rules, records),
  ...unknownChanges(rules, changes).map((id) => `docs/spec/changed.json names an unknown rule: ${id}.`),
  // Without a record nothing shows that a rule has regressed.
  ...(records.length > 0
    ? lostRules(floor, states).map(
        (id) => `${id} was proved before: find its test that no longer runs or passes.`,
      )
    : []),
];

printAreas(areas);
const ofDecisions = states.filter(({ changedBy }) => changedBy !== null);
const decidedCount = ofDecisions.filter(({ isProved }) => isProved).length;
const changedCount = ofDecisions.length - decidedCount;
const open = rules.length - provedIds.length - changedCount;
console.log(row(['all', rules.length, provedIds.length - decidedCount, decidedCount, changedCount, open]));
for (const state of ofDecisions) console.log(`${state.rule.id}: ${stateSentence(state)}.`);
printRuns(records);
for (const error of errors) console.error(error);

if (errors.length > 0 || records.length === 0) {
  process.exitCode = 1;
} else if (values.update && provedIds.length > floor.length) {
  writeFileSync(FLOOR, `${JSON.stringify(provedIds, null, 2)}\n`);
  console.log(`docs/spec/proved.json now lists ${provedIds.length} rules.`);
}
