import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFullRun } from '../full-run.ts';
import { install } from './install.ts';
import { findRegistryProblem } from './registry.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';
import { all, first, type Variant } from './variants.ts';
import { visit } from './visit.ts';
import { visitGuide } from './visit-guide.ts';

const [flag, text = ''] = process.argv.slice(2);

/** Whether more than the first variant was asked for. */
const isThorough = flag !== undefined || isFullRun;

/** Returns all that a failed command wrote, or the message of an error. */
function describeFailure(error: unknown): string {
  const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
  return `${stdout}${stderr}${message}`;
}

/** Installs an app. If that fails, rejects with the problem of the registry too. */
async function installWithReason(folder: string, variant: Variant): Promise<void> {
  try {
    await install(folder, variant);
  } catch (error) {
    // npm itself takes a library that it could not load for one without versions, and names no network.
    const problem = await findRegistryProblem();
    throw new Error(`${describeFailure(error)}\n${problem ?? ''}`, { cause: error });
  }
}

/**
 * Installs the packed packages in apps outside the workspace, as consumers do, then checks their types, builds them,
 * renders them on the server and hydrates them in a browser. The Vite app also has the code of the guide about single
 * parts, which is used there step by step. `check:packages` packs the packages first. `--all` and the full run check
 * every variant, `--only <name>` the variants whose name contains a text.
 */
async function problemsOf(variant: Variant): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'meetcute-app-'));
  try {
    await installWithReason(folder, variant);
    await run(folder, 'npm', 'run', 'build');
    // Types under the resolution of Node alone. In each run `check:packages` checks how they resolve.
    if (isThorough && variant.app === 'vite') await run(folder, 'npm', 'run', 'build:node16');
    return await serve(folder, async (url) => [
      ...(await visit(url)),
      ...(variant.app === 'vite' ? await visitGuide(url) : []),
    ]);
  } catch (error) {
    return [describeFailure(error)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const several = flag === '--only' ? all.filter(({ name }) => name.includes(text)) : all;
// An install without a network takes minutes to fail.
const registryProblem = await findRegistryProblem();
if (registryProblem !== null) {
  console.error(registryProblem);
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
