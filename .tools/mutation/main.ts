import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Time in ms after which a run ends. What it has judged is stored, and the next run goes on from there. */
const BUDGET_MS = 30 * 60_000;

const root = join(import.meta.dirname, '..', '..');
const folders = process.argv.slice(2);
const sources = folders.length === 0 ? [] : ['--mutate', folders.map(sourcesOf).join(',')];
const config = '.tools/mutation/stryker.config.mjs';
const run = spawn(join(root, 'node_modules/.bin/stryker'), ['run', config, ...sources], {
  cwd: root,
  stdio: 'inherit',
});
const budget = setTimeout(() => run.kill('SIGINT'), BUDGET_MS);
run.on('exit', (code) => {
  clearTimeout(budget);
  process.exitCode = code ?? 1;
});

/** Returns the patterns of a folder of `core`, without its tests. */
function sourcesOf(folder: string): string {
  return `packages/core/src/${folder}/**/*.ts,!packages/core/src/**/*.test.ts,!packages/core/src/**/index.ts`;
}
