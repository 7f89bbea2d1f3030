import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readRecords, readRules, ROOT } from './files.ts';
import type { RunRecord } from './record.ts';
import { areaStates, ruleStates, wrongClaims } from './report.ts';
import type { AreaState } from './report.ts';

const FLOOR = join(ROOT, 'docs/spec/proved.json');
const { values } = parseArgs({ options: { update: { type: 'boolean' }, open: { type: 'boolean' } } });

const readFloor = () => (JSON.parse(readFileSync(FLOOR, 'utf8')) as { proved: number }).proved;
const row = (cells: readonly (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(16) : String(cell).padStart(7))).join('');

function printAreas(areas: readonly AreaState[]): void {
  console.log(row(['area', 'rules', 'proved', 'open']));
  for (const { area, rules, proved } of areas) {
    console.log(row([area, rules.length, proved, rules.length - proved]));
    if (!values.open) continue;
    for (const { rule, isProved } of rules)
      if (!isProved) console.log(`  ${rule.id} (${rule.proof.join(' or ')})`);
  }
}

function printRuns(records: readonly RunRecord[]): void {
  const runs = records.map(
    ({ project, passed, failed }) => `${project} ${passed} passed${failed ? `, ${failed} failed` : ''}`,
  );
  console.log(
    runs.length > 0
      ? `\nFrom the last runs: ${runs.join('; ')}.`
      : '\nNo runs recorded yet: run `npm test` first.',
  );
}

const rules = readRules();
const records = readRecords();
const areas = areaStates(ruleStates(rules, records));
const proved = areas.reduce((sum, area) => sum + area.proved, 0);
const floor = readFloor();
const wrong = wrongClaims(rules, records);

printAreas(areas);
console.log(row(['all', rules.length, proved, rules.length - proved]));
printRuns(records);
for (const sentence of wrong) console.error(sentence);
if (wrong.length > 0) process.exitCode = 1;

if (records.length === 0) {
  // Without a record no rule has regressed, but none is proved either.
  process.exitCode = 1;
} else if (proved < floor) {
  console.error(
    `${proved} rules are proved, ${floor} were before: find the tests that no longer run or pass.`,
  );
  process.exitCode = 1;
} else if (values.update && proved > floor && wrong.length === 0) {
  writeFileSync(FLOOR, `${JSON.stringify({ proved })}\n`);
  console.log(`docs/spec/proved.json now says ${proved}.`);
}
