import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Counts } from './counts.ts';
import { readIfExists, root } from './workspace.ts';

const file = join(root, '.cache', 'passed-stages.json');

interface Passed {
  /** Hash of the code that the stages ran on. */
  readonly code: string;
  readonly stages: Readonly<Record<string, Counts>>;
}

/** Returns a hash of the commit and of everything uncommitted; files that git ignores don't count. */
export function hashCode(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const untrackedFiles = git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean);
  const texts = untrackedFiles.map((path) => readIfExists(join(root, path)) ?? '');
  return createHash('sha256')
    .update([git('rev-parse', 'HEAD'), git('diff', 'HEAD'), ...untrackedFiles, ...texts].join('\0'))
    .digest('hex');
}

/** Returns null for text that is not JSON. */
function readJson(text: string): Passed | null {
  try {
    return JSON.parse(text) as Passed | null;
  } catch {
    return null;
  }
}

/** Returns the counts of stages that passed on this code before, by name, so that a run resumes after an interruption. */
export function readPassed(code: string): Record<string, Counts> {
  const record = readJson(readIfExists(file) ?? 'null');
  return record?.code === code ? { ...record.stages } : {};
}

/** Keeps that a stage has passed. */
export function keepPassed(code: string, name: string, counts: Counts): void {
  mkdirSync(dirname(file), { recursive: true });
  const record: Passed = { code, stages: { ...readPassed(code), [name]: counts } };
  // Renamed at the end, so that an interruption leaves the former file.
  writeFileSync(`${file}.part`, JSON.stringify(record));
  renameSync(`${file}.part`, file);
}
