/** A test that a file has registered. */
export interface RegisteredTest {
  /** File, suites and title, unique in the run. */
  id: string;
  /** Path of the test file. */
  file: string;
  run: () => unknown;
}

type Body = (...values: unknown[]) => unknown;

/** Tests in the order of their registration. */
export const tests: RegisteredTest[] = [];
let file = '';
let suites: readonly string[] = [];

/** Registers the tests of the next imported file under its path. */
export function startFile(path: string): void {
  file = path;
}

/** Returns the function among the arguments after a title, of which options may come first. */
const bodyOf = (rest: readonly unknown[]): Body => rest.find((part) => typeof part === 'function') as Body;

/** Registers a test. Its options, such as the rules that it proves, have no effect on mutants. */
export function test(title: string, ...rest: unknown[]): void {
  const body = bodyOf(rest);
  const name = [file, ...suites, title].join(' > ');
  const same = tests.filter(({ id }) => id === name || id.startsWith(`${name} #`)).length;
  tests.push({ id: same === 0 ? name : `${name} #${same + 1}`, file, run: () => body() });
}

test.each =
  (rows: readonly unknown[]) =>
  (title: string, ...rest: unknown[]): void => {
    const body = bodyOf(rest);
    for (const row of rows) test(title, () => (Array.isArray(row) ? body(...row) : body(row)));
  };

/** Registers the tests of a suite under its title. */
export function describe(title: string, ...rest: unknown[]): void {
  const outerSuites = suites;
  suites = [...outerSuites, title];
  bodyOf(rest)();
  suites = outerSuites;
}

describe.each =
  (rows: readonly unknown[]) =>
  (title: string, ...rest: unknown[]): void => {
    const body = bodyOf(rest);
    for (const row of rows) describe(title, () => void (Array.isArray(row) ? body(...row) : body(row)));
  };
