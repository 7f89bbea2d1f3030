/** Numbers of passed and failed tests of a stage, without skipped ones. */
export interface Counts {
  /** Number of passed tests. */
  readonly passed: number;
  /** Number of failed tests. */
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

function readReport(json: string): Counts {
  const report = JSON.parse(json) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected + flaky, failed: unexpected };
  }
  const unloadedFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadedFiles.length };
}

/**
 * Counts the tests of a stage from its exit code and the JSON report of Vitest or Playwright. A stage without
 * a report counts as one test. A failed stage has at least one failure, so that a crash after the last test
 * is not a success.
 */
export function countStage(exitCode: number, report: string | null): Counts {
  if (report === null) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = readReport(report);
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
