import type { Kind } from './rules.ts';

/** How one test or story ended, and the rules it names. */
export interface TestRecord {
  name: string;
  /** Path from the repository's root. */
  file: string;
  state: 'passed' | 'failed' | 'skipped';
  spec: readonly string[];
  /** Storybook's id of a story, as `screens-search--empty`. */
  storyId?: string;
}

/** What one whole run of a test project left behind in `.spec/<project>.json`. */
export interface RunRecord {
  project: string;
  kind: Kind;
  files: number;
  passed: number;
  failed: number;
  skipped: number;
  /** The tests that name rules, and all stories. */
  tests: readonly TestRecord[];
}

/** Sums a run up; tests without rules count but are not listed. */
export function toRunRecord(project: string, kind: Kind, tests: readonly TestRecord[]): RunRecord {
  const count = (state: TestRecord['state']) => tests.filter((test) => test.state === state).length;
  return {
    project,
    kind,
    files: new Set(tests.map((test) => test.file)).size,
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    tests: tests.filter((test) => test.spec.length > 0 || test.storyId !== undefined),
  };
}
