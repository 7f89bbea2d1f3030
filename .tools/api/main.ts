/**
 * Compares the public API of each entry with the file that has it, and what changed since the last release with the
 * changesets: `npm run check:api`. `npm run api` writes the files, and with `--record` those of the last release too.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readChangesets } from '../release/changesets.ts';
import { readIfExists, root } from '../workspace.ts';
import { readEntries } from './entries.ts';
import { findProblem } from './find-problem.ts';
import { readApis, recordApis } from './released.ts';
import { readReports } from './read-reports.ts';

/** Most lines of a difference that are printed. */
const LINES_MAX = 40;

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Returns the lines in which a file differs from a text. */
function difference(file: string, text: string): string {
  const next = join('.cache/api/next', file);
  write(join(root, next), text);
  const oldFile = readIfExists(join(root, file)) === null ? '/dev/null' : file;
  const args = ['diff', '--no-index', '--no-color', '--unified=1', oldFile, next];
  const lines = spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trimEnd().split('\n');
  const hunkLines = lines.slice(lines.findIndex((line) => line.startsWith('@@')));
  const more = hunkLines.length - LINES_MAX;
  return [...hunkLines.slice(0, LINES_MAX), ...(more > 0 ? [`… and ${more} more lines`] : [])].join('\n');
}

const reports = readReports(readEntries());
const changesets = readChangesets();
const stale = [...reports].filter(([file, text]) => readIfExists(join(root, file)) !== text);
const obsoleteFiles = globSync('{packages,templates}/*/api/*.api.md', { cwd: root }).filter(
  (file) => !reports.has(file),
);
const problems = readApis(reports).flatMap((api) => findProblem(api, changesets) ?? []);

if (process.argv.includes('--write')) {
  for (const [file, text] of stale) write(join(root, file), text);
  for (const file of obsoleteFiles) rmSync(join(root, file));
  console.log(`${stale.length + obsoleteFiles.length} API files changed.`);
  if (process.argv.includes('--record')) recordApis();
  else for (const problem of problems) console.log(problem);
} else {
  for (const [file, text] of stale)
    console.error(`The API is not what ${file} says:\n${difference(file, text)}\n`);
  for (const file of obsoleteFiles) console.error(`${file} has the API of an entry that is gone.\n`);
  const isStale = stale.length + obsoleteFiles.length > 0;
  if (isStale)
    console.error(
      'Run `npm run api`, look at the difference, and describe it for its readers: `npx changeset`\n',
    );
  for (const problem of problems) console.error(problem);
  process.exitCode = isStale || problems.length > 0 ? 1 : 0;
  if (process.exitCode === 0) console.log(`The API of ${reports.size} entries is what their files say.`);
}
