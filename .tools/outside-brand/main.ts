/**
 * Makes a brand outside the workspace from the packed packages, as `npm create @meetcute/template` does, checks and builds
 * it, and asks its host for a page. No network is needed: the packages are linked, not installed. `check:packages` packs
 * them first. `npm run size` measures the build. The full run also measures what it must show, and breaks it in every way
 * that `meetcute check` must notice.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { isFullRun } from '../full-run.ts';
import { linkDependencies, unpackCreator, unpackPackages } from './link-packages.ts';
import { sabotages, withSabotage } from './sabotages.ts';
import { run, tryBrand } from './try-brand.ts';

const NAME = 'aurora';
const ACCENT = '#0a6c74';

/** Throws unless `meetcute check` reports each sabotage. */
function expectReports(brand: string, meetcute: string): void {
  for (const sabotage of sabotages) {
    const start = performance.now();
    const { status, stdout } = withSabotage(brand, sabotage, () =>
      spawnSync(process.execPath, [meetcute, 'check', '--only', sabotage.check], {
        cwd: brand,
        encoding: 'utf8',
      }),
    );
    const reports = [sabotage.report].flat();
    if (status !== 1 || !reports.every((report) => stdout.includes(report)))
      throw new Error(`'meetcute check' does not report ${sabotage.name}:\n${stdout}`);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`Reported in ${seconds.padStart(5)} s: ${sabotage.name}`);
  }
}

/** Nothing above it has packages, so that only what is declared is found. */
const isKept = process.argv.includes('--keep');

const folder = mkdtempSync(join(tmpdir(), 'meetcute-brand-'));
try {
  // Stories can't run below letters that are not ASCII, which `meetcute check` says.
  const apps = join(folder, isFullRun ? 'a brand' : 'a brand ż');
  mkdirSync(apps);
  const create = unpackCreator(join(folder, 'create'));
  run(apps, process.execPath, create, NAME, '--yes', '--no-install', '--colours', ACCENT);
  const brand = join(apps, NAME);
  // Below the brand, as package managers put them: Vite gives files above its root two addresses.
  const packages = unpackPackages(join(brand, 'node_modules/.packages'));
  linkDependencies(brand, packages, 'packages/create-template');
  const meetcute = join(packages.get('@meetcute/host')!, 'bin/meetcute.mjs');
  await tryBrand(brand, meetcute, isFullRun);
  if (isFullRun) expectReports(brand, meetcute);
  const measured = join(root, '.cache/outside/client');
  rmSync(measured, { recursive: true, force: true });
  cpSync(join(brand, 'dist/client'), measured, { recursive: true });
  console.log('A brand outside the workspace is made, checked, built and served.');
} finally {
  if (isKept) console.log(`Kept ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
