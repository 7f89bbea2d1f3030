import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readRecord } from './record.ts';
import type { RunRecord } from './record.ts';
import { parseRules } from './rules.ts';
import type { Rule } from './rules.ts';

/** The repository's root. */
export const ROOT = join(import.meta.dirname, '..', '..', '..');
const RECORDS = join(ROOT, '.spec');

/** Reads the committed catalogue `docs/spec/rules.tsv`. */
export function readRules(): Rule[] {
  return parseRules(readFileSync(join(ROOT, 'docs/spec/rules.tsv'), 'utf8'));
}

/** Returns the current commit, or null outside a Git checkout. */
export function readCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

/** Stores the result of a complete run for `npm run spec` and the Specification page. */
export function writeRecord(record: RunRecord): void {
  mkdirSync(RECORDS, { recursive: true });
  writeFileSync(join(RECORDS, `${record.project}.json`), `${JSON.stringify(record, null, 1)}\n`);
}

/** Reads the records of the last complete runs; empty before the first one. Skips broken ones with a warning. */
export function readRecords(): RunRecord[] {
  let names: string[];
  try {
    names = readdirSync(RECORDS);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const record = readRecord(readFileSync(join(RECORDS, name), 'utf8'));
      if (!record) process.emitWarning(`.spec/${name} is no record of a test run. Run npm test again.`);
      return record ? [record] : [];
    });
}

/** Returns a path relative to the repository's root. */
export function fromRoot(path: string): string {
  return relative(ROOT, path);
}
