import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Check, Problem } from './problem.ts';

const MAIN = '.storybook/main.ts';

/** Part of the report of Vitest as JSON. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Returns the ends of the paths of story files that have a story on the site map. */
function findSiteMapFiles(resolve: NodeJS.RequireResolve): string[] {
  const table = join(dirname(resolve('@meetcute/stories/package.json')), 'screens/route-stories.ts');
  const names = [...readFileSync(table, 'utf8').matchAll(/'(\w+)\.\w+'/g)].map(([, name]) => name);
  return [...new Set(names)].map((name) => `screens/${name}.stories.tsx`);
}

/** Runs Vitest in a process of its own. Resolves with its report, or rejects with what it printed. */
async function runVitest(folder: string, isAll: boolean): Promise<Report> {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const output = mkdtempSync(join(tmpdir(), 'meetcute-check-'));
  const file = join(output, 'report.json');
  const config = createRequire(import.meta.url).resolve('@meetcute/brand-tools/stories-config');
  const words = [
    join(dirname(resolve('vitest/package.json')), 'vitest.mjs'),
    'run',
    `--config=${config}`,
    `--root=${folder}`,
    '--reporter=json',
    `--outputFile=${file}`,
    ...(isAll ? [] : findSiteMapFiles(resolve)),
  ];
  const env = { ...process.env, NODE_ENV: 'production', STORIES: isAll ? '' : 'site-map' };
  try {
    const printed = await new Promise<string>((done) => {
      const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
      execFile(process.execPath, words, options, (_error, stdout, stderr) => done(`${stdout}${stderr}`));
    });
    if (!existsSync(file)) throw new Error(printed);
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

const problem = (where: string, what: string): Problem => ({
  where,
  what: what.split('\n').slice(0, 12).join('\n'),
  why: 'The product does this in every brand.',
  mend: 'Look at the story in `npx meetcute storybook`, and change the part or the token that it names.',
});

/** Returns a problem for each failed story, and for each file that could not be loaded. */
const readProblems = ({ testResults }: Report): Problem[] =>
  testResults.flatMap(({ name, message = '', assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (assertionResults.length === 0) return [problem(name, message)];
    return failed.map(({ fullName, failureMessages = [] }) => problem(fullName, failureMessages[0] ?? ''));
  });

/**
 * Checks stories of the specification on the brand: their steps, axe with focus and target sizes, and texts that overflow on
 * a phone. Those on the site map; with `--all` every story, in every language.
 */
export const storiesCheck: Check = {
  name: 'stories',
  title: 'Stories of the specification, with axe and overflow',
  run: async ({ folder, isAll }) => {
    if (!existsSync(join(folder, MAIN)))
      return [
        {
          where: MAIN,
          what: 'The file is missing.',
          why: 'The stories of the product run on the brand through it.',
          mend: 'Write it as docs/brands/own-storybook.md shows.',
        },
      ];
    if (/[^ -~]/.test(folder))
      return [
        {
          where: folder,
          what: 'The path has letters that are not ASCII.',
          why: 'Storybook’s plugin of Vitest finds no story in such a folder; all else works there.',
          mend: 'Check the stories in a folder with another path, as continuous integration does.',
        },
      ];
    const report = await runVitest(folder, isAll);
    const isEmpty = report.testResults.every(({ assertionResults }) =>
      assertionResults.every(({ status }) => status !== 'passed' && status !== 'failed'),
    );
    const problems = readProblems(report);
    if (isEmpty && problems.length === 0) throw new Error('No story has run.');
    return problems;
  },
};
