import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isFullRun } from '../full-run.ts';
import { root } from '../workspace.ts';
import { install } from './install.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';
import { all, first, type Variant } from './variants.ts';
import { visit } from './visit.ts';
import { visitGuide } from './visit-guide.ts';

const [flag, text = ''] = process.argv.slice(2);

/** Whether more than the variant of `npm test` was asked for. */
const isThorough = flag !== undefined || isFullRun;

/**
 * Installs the packed packages in apps outside the workspace, as consumers do, then checks their types, builds them,
 * renders them on the server and hydrates them in a browser. The Vite app also has the code of the guide about single
 * parts, which is used there step by step. `check:packages` packs the packages first. `--all` and the full run check
 * every variant, `--only <name>` the variants whose name contains a text.
 */
async function problemsOf(variant: Variant): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'meetcute-app-'));
  try {
    await install(folder, variant);
    await run(folder, 'npm', 'run', 'build');
    // Types under the resolution of Node alone. In each run `check:packages` checks how they resolve.
    if (isThorough && variant.app === 'vite') await run(folder, 'npm', 'run', 'build:node16');
    return await serve(folder, async (url) => [
      ...(await visit(url)),
      ...(variant.app === 'vite' ? await visitGuide(url) : []),
    ]);
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    return [`${stdout}${stderr}${message}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves with the problem if the registry does not respond. An install without a network takes minutes to fail. */
async function findNetworkProblem(): Promise<string | null> {
  const cache = mkdtempSync(join(tmpdir(), 'meetcute-npm-'));
  const options = [
    // From a cache that has the library npm would reply without a network.
    `--cache=${cache}`,
    '--fetch-timeout=10000',
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=2000',
  ];
  try {
    await promisify(execFile)('npm', ['view', 'react', 'version', ...options], {
      cwd: root,
      timeout: 40_000,
    });
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

const several = flag === '--only' ? all.filter(({ name }) => name.includes(text)) : all;
const networkProblem = await findNetworkProblem();
if (networkProblem !== null) {
  console.error(
    `${networkProblem}\nThe npm registry can't be reached, from which the app installs its libraries. Connect, and run \`npm run check:apps\`.`,
  );
  process.exit(1);
}
for (const variant of isThorough ? several : [first]) {
  const start = performance.now();
  const problems = await problemsOf(variant);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`${problems.length > 0 ? 'failed' : 'ok    '} ${seconds.padStart(4)} s  ${variant.name}`);
}
