import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readPackages, root } from './workspace.ts';

const packs = join(root, '.cache', 'packs');

/** Runs a command and shows what it said only where it failed. */
function isFine(what: string, cwd: string, command: string, args: readonly string[]): boolean {
  const { status, stdout, stderr, error } = spawnSync(command, [...args], { cwd, encoding: 'utf8' });
  if (status === 0) return true;
  console.error(`\n${what} failed:\n${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`);
  return false;
}

/** Packs a package as it would be published and looks at the archive: its map, its files, its types. */
function check(folder: string, name: string): boolean {
  const cwd = join(root, folder);
  const destination = join(packs, folder);
  mkdirSync(destination, { recursive: true });
  if (!isFine(`Packing ${name}`, cwd, 'pnpm', ['pack', '--pack-destination', destination])) return false;
  const [archive = ''] = globSync('*.tgz', { cwd: destination }).map((file) => join(destination, file));
  const isMapRight = isFine(`publint of ${name}`, cwd, 'publint', ['run', archive, '--strict']);
  const areTypesRight = isFine(`are-the-types-wrong of ${name}`, cwd, 'attw', [
    archive,
    '--profile',
    'esm-only',
    '--no-emoji',
  ]);
  return isMapRight && areTypesRight;
}

const published = readPackages().filter(({ manifest }) => !manifest.private);
rmSync(packs, { recursive: true, force: true });
const filters = published.flatMap(({ manifest }) => ['--filter', manifest.name]);
const isBuilt = isFine('The build', root, 'pnpm', ['--workspace-concurrency=2', ...filters, 'run', 'build']);
const isGood =
  isBuilt && published.map(({ folder, manifest }) => check(folder, manifest.name)).every(Boolean);
if (isGood) console.log(`${published.length} packages: exports, files and types are right.`);
process.exitCode = isGood ? 0 : 1;
