import { stripVTControlCharacters } from 'node:util';

interface Assertion {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly Assertion[];
  }[];
}

interface PlaywrightTest {
  readonly status: string;
  readonly results: readonly { readonly error?: { readonly message?: string } }[];
}

interface PlaywrightSpec {
  readonly file: string;
  readonly title: string;
  readonly tests: readonly PlaywrightTest[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly PlaywrightSpec[];
}

/** Tests of a report that did not pass on the first attempt. */
export interface Failures {
  /** Tests that failed, one line each. */
  readonly failed: readonly string[];
  /** Tests that failed and then passed on a retry. */
  readonly flaky: readonly string[];
}

const REASON_LENGTH = 300;

/** Removes colors and browser links, which do not belong in a summary. */
const shorten = (reason = '') =>
  stripVTControlCharacters(reason)
    .replaceAll(/^Click to debug.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, REASON_LENGTH);

const hasFailed = ({ status }: Assertion) => status === 'failed';

const errorOf = (tests: readonly PlaywrightTest[]) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;

const line = (file: string, title: string, reason?: string) =>
  [file.replace(/^.*?\/(?=(?:packages|stories|templates|\.tools)\/)/, ''), title, shorten(reason)]
    .filter(Boolean)
    .join(' > ');

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const ofPlaywright = (suite: PlaywrightSuite): Failures => {
  const lines = (status: string) =>
    specsOf(suite)
      .filter(({ tests }) => tests.some((each) => each.status === status))
      .map(({ file, title, tests }) => line(file, title, errorOf(tests)));
  return { failed: lines('unexpected'), flaky: lines('flaky') };
};

const ofVitest = ({ testResults }: VitestReport): Failures => {
  const lines = (status: string) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === status && test.failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => line(name, fullName, failureMessages[0])),
    );
  const loadFailures = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed))
    .map(({ name, message }) => line(name, 'could not be run', message));
  return { failed: [...lines('failed'), ...loadFailures], flaky: lines('passed') };
};

/**
 * Returns the failures in the JSON report of Vitest or Playwright, one line each: file, test and the start of
 * the reason.
 */
export function failuresOf(json: string): Failures {
  const report = JSON.parse(json) as VitestReport | PlaywrightSuite;
  return 'testResults' in report ? ofVitest(report) : ofPlaywright(report);
}

/** Most lines of a stage's output that the summary repeats. */
const LINES_MAX = 15;

/** Returns the last lines of what a stage printed, under its title. Empty lines are left out. */
export function endOfOutput(title: string, output: string): readonly string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((text) => text.trimEnd())
    .filter(Boolean);
  const heading = lines.length > LINES_MAX ? `${title}: the last ${LINES_MAX} lines` : title;
  return [`FAILED  ${heading}`, ...lines.slice(-LINES_MAX).map((text) => `  ${text}`)];
}
