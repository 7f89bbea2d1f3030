import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject, TestReport } from './test-report.ts';

/**
 * Runs the tests of a brand that open pages in a browser, in one process of Vitest, so that all cores have work until the
 * end. Rejects with what it printed where it wrote no report.
 */
export async function runTests(
  folder: string,
  projects: readonly TestProject[],
  isAll: boolean,
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
  try {
    const printed = await new Promise<string>((done) => {
      const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
      execFile(process.execPath, words, options, (_error, stdout, stderr) => done(`${stdout}${stderr}`));
    });
    if (!existsSync(file)) throw new Error(printed);
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
