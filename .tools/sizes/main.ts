/**
 * Writes the table of sizes into the README of each published package: `npm run sizes`. `-- --check` fails where a size
 * differs by more than 2 %. `check:packages` builds and packs the packages first.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackages, root } from '../workspace.ts';
import { measureRows } from './rows.ts';
import { findStale, sizesText, withSizes } from './table.ts';

const isCheck = process.argv.includes('--check');
const problems: string[] = [];
const changedFiles: string[] = [];
for (const one of readPackages().filter(({ manifest }) => !manifest.private)) {
  const { rows, isForNode } = await measureRows(one);
  const file = join(one.folder, 'README.md');
  const readme = readFileSync(join(root, file), 'utf8');
  const stale = findStale(readme, rows, isForNode);
  if (stale.length === 0) continue;
  problems.push(...stale.map((problem) => `${file}: ${problem}`));
  changedFiles.push(file);
  if (!isCheck) writeFileSync(join(root, file), withSizes(readme, sizesText(rows, isForNode)));
}
if (isCheck && problems.length > 0) {
  console.error([...problems, 'Write the tables again: npm run sizes'].join('\n'));
  process.exitCode = 1;
} else {
  if (changedFiles.length > 0) execFileSync('oxfmt', changedFiles, { cwd: root });
  console.log(
    changedFiles.length > 0 ? `Written: ${changedFiles.join(', ')}` : 'All tables of sizes are true.',
  );
}
