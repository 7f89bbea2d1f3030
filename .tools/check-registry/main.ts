/**
 * Publishes the packed packages to a registry on this machine, and makes a brand from there by name, as others would:
 * `npm create @meetcute/template`, then its checks, build, site, Storybook and development server. The brand ejects a part, a second release is
 * published, and the brand moves to it. `check:packages` packs the packages first. It needs a network for all other
 * libraries. With `--serve` it stays after the first step, so that a person can make a brand from there.
 */
import { once } from 'node:events';
import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../workspace.ts';
import { run, tryBrand } from '../outside-brand/try-brand.ts';
import { makeNextRelease } from './next-release.ts';
import { startRegistry } from './start-registry.ts';
import { tryDev } from './try-dev.ts';
import { tryFaults, tryWithoutNetwork } from './try-faults.ts';
import { changes, ejectPart, tryUpgrade } from './try-upgrade.ts';

const NAME = 'borealis';

/** Prints a line with the seconds since the start. */
const say = (line: string) => console.log(`${(performance.now() / 1000).toFixed(0).padStart(4)} s: ${line}`);

/** Publishes archives, a few at a time. */
async function publish(archives: readonly string[]): Promise<void> {
  const waiting = [...archives];
  const publishNext = async (): Promise<void> => {
    for (let archive = waiting.pop(); archive !== undefined; archive = waiting.pop())
      await promisify(execFile)('npm', ['publish', archive], { cwd: folder });
  };
  await Promise.all(Array.from({ length: 3 }, publishNext));
  say(`Published ${archives.length} packages.`);
}

/** Keeps the registry until SIGINT or SIGTERM, and prints how another terminal uses it. */
async function serve(): Promise<void> {
  const variables = Object.entries(registry.env).map(([name, value]) => `export ${name}='${value}'`);
  console.log(['In another terminal:', '', ...variables, '', 'Stop with Ctrl-C.'].join('\n'));
  // A promise alone keeps no process alive; the registry does.
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}

/** Makes a brand from the registry, checks it, and moves it to a second release. */
async function tryAll(archives: readonly string[]): Promise<void> {
  const apps = join(folder, 'apps');
  mkdirSync(apps);
  run(apps, 'npm', 'create', '--yes', '@meetcute/template', '--', NAME, '--yes', '--colours', '#5b3df5');
  const brand = join(apps, NAME);
  say('Made a brand, and installed its packages by name.');
  await tryWithoutNetwork(apps);
  say('Another one without a network says how to go on, and is not left behind.');
  const meetcute = join(brand, 'node_modules/@meetcute/host/bin/meetcute.mjs');
  await tryBrand(brand, meetcute);
  run(brand, process.execPath, meetcute, 'storybook', '--build');
  say('It is checked, built and served, and so is its Storybook.');
  const outsideBrand = { folder: brand, meetcute };
  await tryDev(outsideBrand);
  say('Its development server has shown a change of a token, and has ended.');
  ejectPart(outsideBrand);
  say('It has a part of its own.');
  const next = makeNextRelease(archives, join(folder, 'next'), changes);
  await publish(next.archives);
  await tryFaults(outsideBrand);
  say('Upgrades to a release that is missing, without a network, and interrupted change nothing.');
  await tryUpgrade(outsideBrand, next.version);
  say(`It has moved to ${next.version}, which lists a text, a token and an original.`);
}

const folder = mkdtempSync(join(tmpdir(), 'meetcute-registry-'));
const registry = await startRegistry(folder);
try {
  Object.assign(process.env, registry.env);
  const packs = join(root, '.cache/packs');
  const archives = globSync('**/*.tgz', { cwd: packs }).map((archive) => join(packs, archive));
  await publish(archives);
  if (process.argv.includes('--serve')) await serve();
  else await tryAll(archives);
} finally {
  registry.stop();
  rmSync(folder, { recursive: true, force: true });
}
