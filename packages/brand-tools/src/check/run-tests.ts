import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { endGroup, runGroup } from '../process-group.ts';
import type { TestProgress } from './test-progress.ts';
import type { TestProject, TestReport } from './test-report.ts';

/** Milliseconds after which what an interruption has not ended is killed. */
const GRACE_MS = 5000;

/**
 * Runs the tests of a brand that open pages in a browser, in one process of Vitest, so that all cores have work until the
 * end. Calls `onProgress` at each step. Rejects with what it printed where it wrote no report.
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
  let printed = '';
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
      onText: (text) => (printed += text),
      onMessage: (message) => onProgress(message as TestProgress),
    });
    if (run.interruption === null) {
      if (!existsSync(file)) throw new Error(printed);
      return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
    }
    ({ interruption } = run);
  } finally {
    clearTimeout(limit);
    rmSync(output, { recursive: true, force: true });
  }
  // The signal now does what it does to a process without tests.
  process.kill(process.pid, interruption);
  throw new Error('The tests were interrupted.');
}
