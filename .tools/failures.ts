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

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

const REASON_LENGTH = 300;

/** Colours and the browser's links are of no use in a summary. */
const inShort = (reason = '') =>
  stripVTControlCharacters(reason)
    .replaceAll(/^Click to debug.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, REASON_LENGTH);

const line = (file: string, title: string, reason?: string) =>
  [file.replace(/^.*?\/(?=(?:packages|stories|templates|\.tools)\/)/, ''), title, inShort(reason)]
    .filter(Boolean)
    .join(' > ');

const ofPlaywright = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => line(file, title, tests[0]?.results.at(-1)?.error?.message)),
  ...suites.flatMap(ofPlaywright),
];

const ofVitest = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [line(name, 'could not be run', message)];
    return failed.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages[0]));
  });

/** What failed in the JSON report of Vitest or Playwright, a line each: file, test and the start of the reason. */
export function failuresOf(json: string): string[] {
  const report = JSON.parse(json) as VitestReport | PlaywrightSuite;
  return 'testResults' in report ? ofVitest(report) : ofPlaywright(report);
}
