import type { Kind } from './rules.ts';

/** Result of one test or story, and the rules that it names. */
export interface TestRecord {
  /** Titles from the suite to the test. */
  name: string;
  /** Path from the repository's root. */
  file: string;
  /** Result of the test. A flaky test passed on a second attempt only, which proves nothing. */
  state: 'passed' | 'flaky' | 'failed' | 'skipped';
  /** IDs of the rules that the test names. */
  spec: readonly string[];
  /** Storybook's ID of a story, such as `screens-search--empty`. */
  storyId?: string;
}

/** Result of one complete run of a test project, stored in `.spec/<project>.json`. */
export interface RunRecord {
  /** Name of the test project. */
  project: string;
  /** Kind of proof that its tests give. */
  kind: Kind;
  /** Number of test files. */
  files: number;
  /** Commit of the sources; null outside a Git checkout. */
  commit: string | null;
  /** Number of passed tests, including flaky ones. */
  passed: number;
  /** Number of failed tests. */
  failed: number;
  /** Number of skipped tests. */
  skipped: number;
  /** Number of gates among the tests: they compare documents, tables and sources, and run nothing of the product. */
  gates?: number;
  /** Tests that name rules, and all stories. */
  tests: readonly TestRecord[];
}

const GATES = [
  /^\.tools\//,
  /^stories\/[^/]+\.test\.ts$/,
  /^packages\/spec\/src\/(asvs|rules)\.test\.ts$/,
  /^packages\/contract\/src\/openapi\//,
  /^packages\/conformance\/src\/api-document\.test\.ts$/,
  /^packages\/i18n\/src\/legal\/versions\.test\.ts$/,
  /^packages\/server\/src\/(database\/data-classes|http\/(security-events|limits-table))\.test\.ts$/,
];

/** Returns whether a test file compares documents with tables or sources. */
const isGate = ({ file }: TestRecord): boolean => GATES.some((pattern) => pattern.test(file));

/** Summarizes a run; tests without rules count but are not listed. */
export function toRunRecord(
  { project, kind, commit }: Pick<RunRecord, 'project' | 'kind' | 'commit'>,
  tests: readonly TestRecord[],
): RunRecord {
  const count = (state: TestRecord['state']) => tests.filter((test) => test.state === state).length;
  return {
    project,
    kind,
    commit,
    files: new Set(tests.map((test) => test.file)).size,
    passed: count('passed') + count('flaky'),
    failed: count('failed'),
    skipped: count('skipped'),
    gates: tests.filter(isGate).length,
    tests: tests.filter((test) => test.spec.length > 0 || test.storyId !== undefined),
  };
}
