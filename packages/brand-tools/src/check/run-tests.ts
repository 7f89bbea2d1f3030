import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { endGroup, runGroup } from '../process-group.ts';
import { ProblemError } from './problem.ts';
import type { TestProgress } from './test-progress.ts';
import type { TestProject, TestReport } from './test-report.ts';

/** Milliseconds after which what an interruption has not ended is killed. */
const GRACE_MS = 5000;

/** Words of Playwright about a browser that is not installed. */
const NO_BROWSER = "Executable doesn't exist";

const noChromium = () =>
  new ProblemError({
    where: 'Chromium',
    what: 'None was found, so no page was opened.',
    why: 'What members can see is measured in a browser.',
    mend: 'Install the package chromium of the system, name one in CHROMIUM_PATH, or run `npx playwright install chromium`.',
  });

/** Reads the report that a run wrote into a file. Throws what the run printed where it wrote none. */
function readReport(file: string, printedText: string): TestReport {
  if (!existsSync(file)) throw printedText.includes(NO_BROWSER) ? noChromium() : new Error(printedText);
  const report = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  if (report.failures.some(({ message }) => message.includes(NO_BROWSER))) throw noChromium();
  return report;
}

/**
 * Runs the tests of a brand that open pages in a browser, in one process of Vitest, so that all cores have work until the
 * end. Calls `onProgress` at each step. Rejects with what it printed where it wrote no report, and with a
 * problem of its own where no Chromium is installed.
 */
export async function runTests(
  folder: string,
  projects: readonly TestProject[],
  isAll: boolean,
  onProgress: (progress: TestProgress) => void = () => {},
): Promise<TestReport> {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const output = mkdtempSync(join(tmpdir(), 'meetcute-check-'));
  const file = join(output, 'report.json');
  const words = [
    // Garbage collection took a quarter of the processor time of a start.
    '--max-semi-space-size=64',
    join(dirname(resolve('vitest/package.json')), 'vitest.mjs'),
    'run',
    `--config=${createRequire(import.meta.url).resolve('@meetcute/brand-tools/tests-config')}`,
    `--root=${folder}`,
  ];
  const env = {
    ...process.env,
    // React's production build renders a page in half of the time.
    NODE_ENV: 'production',
    STORIES: isAll ? '' : 'site-map',
    MEETCUTE_FULL: isAll ? '1' : '',
    MEETCUTE_TESTS: projects.join(','),
    MEETCUTE_REPORT: file,
  };
  let printedText = '';
  let limit: NodeJS.Timeout | undefined;
  let interruption: NodeJS.Signals;
  try {
    const run = await runGroup({
      cwd: folder,
      program: process.execPath,
      words,
      env,
      interrupt: (child) => {
        process.stderr.write('Ending the tests …\n');
        // Playwright closes its browser, which is in another group.
        endGroup(child, 'SIGTERM');
        limit = setTimeout(endGroup, GRACE_MS, child, 'SIGKILL');
      },
      onText: (text) => (printedText += text),
      onMessage: (message) => onProgress(message as TestProgress),
    });
    if (run.interruption === null) return readReport(file, printedText);
    ({ interruption } = run);
  } finally {
    clearTimeout(limit);
    rmSync(output, { recursive: true, force: true });
  }
  // The signal now does what it does to a process without tests.
  process.kill(process.pid, interruption);
  throw new Error('The tests were interrupted.');
}
