/**
 * Publishes the packed packages to a registry on this machine, and makes a brand from there by name, as others would:
 * `npm create @meetcute/template`, then its checks, build, site and Storybook. `check:packages` packs the packages first.
 * It needs a network for all other libraries.
 */
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { run, tryBrand } from '../outside-brand/try-brand.ts';
import { startRegistry } from './start-registry.ts';

const NAME = 'borealis';

const folder = mkdtempSync(join(tmpdir(), 'meetcute-registry-'));
const registry = await startRegistry(folder);
try {
  Object.assign(process.env, registry.env);
  const archives = globSync('**/*.tgz', { cwd: join(root, '.cache/packs') });
  for (const archive of archives) run(folder, 'npm', 'publish', join(root, '.cache/packs', archive));
  console.log(`Published ${archives.length} packages.`);
  const apps = join(folder, 'apps');
  mkdirSync(apps);
  run(apps, 'npm', 'create', '--yes', '@meetcute/template', '--', NAME, '--yes', '--colours', '#5b3df5');
  const brand = join(apps, NAME);
  console.log('Made a brand, and installed its packages by name.');
  const meetcute = join(brand, 'node_modules/@meetcute/host/bin/meetcute.mjs');
  await tryBrand(brand, meetcute, false);
  run(brand, process.execPath, meetcute, 'storybook', '--build');
  console.log('It is checked, built and served, and so is its Storybook.');
} finally {
  registry.stop();
  rmSync(folder, { recursive: true, force: true });
}
