/**
 * Makes a brand outside the workspace from the packed packages, as `npm create @meetcute/template` does, checks and builds
 * it, and asks its host for two pages, which must have its tokens and texts. No network is needed: the packages are linked,
 * not installed. `check:packages` packs them first. `npm run size` measures the build. The full run also measures what it
 * must show, and breaks it in every way that `meetcute check` must notice.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { isFullRun } from '../full-run.ts';
import { addTexts, makeBrand, ownPages, type OutsideBrand } from './make-brand.ts';
import { sabotages, withSabotage } from './sabotages.ts';
import { tryBrand } from './try-brand.ts';

const NAME = 'aurora';
const ACCENT = '#0a6c74';

/** Throws unless `meetcute check` reports each sabotage. */
function expectReports({ folder: brand, meetcute }: OutsideBrand): void {
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
  const brand = makeBrand(join(folder, isFullRun ? 'a brand' : 'a brand ż'), NAME, '--colours', ACCENT);
  addTexts(brand);
  await tryBrand(brand.folder, brand.meetcute, { isThorough: isFullRun, pages: ownPages });
  if (isFullRun) expectReports(brand);
  const clientCopy = join(root, '.cache/outside/client');
  rmSync(clientCopy, { recursive: true, force: true });
  cpSync(join(brand.folder, 'dist/client'), clientCopy, { recursive: true });
  console.log('A brand outside the workspace is made, checked, built and served.');
} finally {
  if (isKept) console.log(`Kept ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
