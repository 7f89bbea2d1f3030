import type { Kind } from './rules.ts';

/** Findings of axe on the page of a story. */
export interface AxeRecord {
  /** Title of the story, such as 'Screens/Login/Page'. */
  title: string;
  /** Brand in which the story ran. */
  brand: string;
  /** Language in which the story ran. */
  language: string;
  /** Number of elements that violate a rule, by id of the rule. */
  violations: Readonly<Record<string, number>>;
  /** Number of elements that axe could not decide about, by id of the rule. */
  inconclusive: Readonly<Record<string, number>>;
}

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
  /** Findings of axe; absent where it checked nothing. */
  axe?: AxeRecord;
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

const isCounts = (counts: unknown) => typeof counts === 'object' && counts !== null;

/** Whether a value is the record of a test, as far as pages read it. */
function isTestRecord(value: unknown): value is TestRecord {
  const { name, spec, axe } = (value ?? {}) as Partial<TestRecord>;
  const hasCounts = axe === undefined || (isCounts(axe.violations) && isCounts(axe.inconclusive));
  return typeof name === 'string' && Array.isArray(spec) && hasCounts;
}

/** Returns the record that a file contains, without broken tests; null for a broken or unknown one. */
export function readRecord(text: string): RunRecord | null {
  try {
    const record = JSON.parse(text) as Partial<RunRecord> | null;
    if (typeof record?.project !== 'string' || !Array.isArray(record.tests)) return null;
    return { ...(record as RunRecord), tests: record.tests.filter(isTestRecord) };
  } catch {
    return null;
  }
}
