import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { findArchiveProblems } from './check-archive.ts';
import { buildFolder, isLibrary, readPackages, root } from './workspace.ts';
import type { WorkspacePackage } from './workspace.ts';

/** Files of packages that nobody imports, so that nothing else would notice their absence: by the end of their names. */
const files: Readonly<Record<string, readonly string[]>> = {
  // The host finds the build of the staff desk by it.
  desk: ['dist/.vite/manifest.json'],
  stories: ['screens/SiteMap.stories.tsx', 'preview.ts', 'from-repository/rules.tsv'],
  storybook: [
    'dist/manager.js',
    'dist/preview.js',
    'dist/snapshot/parts.json',
    'public/mockServiceWorker.js',
  ],
  'create-template': ['bin/create-template.mjs', 'dist/outside-main.js'],
  // The command `eject` copies their sources.
  kit: ['src/index.ts', 'src/profile-card/ProfileCard.tsx', 'dist/docs/llms.txt'],
  react: ['dist/docs/llms.txt', 'dist/docs/parts/SearchGrid.md'],
  site: ['src/index.ts', 'src/pages/screens.ts', 'src/screens/home/HomeScreen.tsx'],
  classic: ['src/template.ts', 'src/layouts/DefaultLayout.tsx'],
  nocturne: ['src/template.ts', 'src/screens/HomeScreen.tsx'],
};

const packs = join(root, '.cache', 'packs');

const PACKAGE_NAME = /^(?:@[\w.-]+\/)?[\w][\w.-]*$/;

/** Runs a command and prints its output only if it fails. */
async function runQuietly(
  label: string,
  cwd: string,
  command: string,
  args: readonly string[],
): Promise<boolean> {
  try {
    await promisify(execFile)(command, [...args], { cwd, maxBuffer: 64 * 1024 * 1024 });
    return true;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    console.error(`\n${label} failed:\n${stdout}${stderr}${message}`);
    return false;
  }
}

/**
 * Returns the libraries that built code or declarations import without a dependency of the package. Inferred
 * types cause this silently: a declaration then refers to a dependency's own dependency, which consumers
 * cannot resolve.
 */
function findUndeclared(one: WorkspacePackage): string[] {
  const { manifest } = one;
  const folder = buildFolder(one);
  const declaredNames = new Set([
    manifest.name,
    ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  ]);
  const imports = globSync('**/*.{js,d.ts}', { cwd: join(root, folder) }).flatMap((file) =>
    [
      ...readFileSync(join(root, folder, file), 'utf8').matchAll(
        /(?:^(?:import|export)\b[^'"\n;]*from |\bimport\()['"]([^.'"][^'"]*)['"]/gm,
      ),
    ].map(([, specifier = '']) => ({
      file,
      specifier,
      name: specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    })),
  );
  const isKnown = (name: string) =>
    // Virtual modules of Vite, and words in a text that look like an import.
    !PACKAGE_NAME.test(name) ||
    declaredNames.has(name) ||
    declaredNames.has(`@types/${name}`) ||
    isBuiltin(name);
  // A declaration with a path into a library resolves in bundlers only.
  const isInside = (file: string, specifier: string) =>
    file.endsWith('.d.ts') && specifier.includes('/dist/');
  return imports
    .filter(({ file, name, specifier }) => !isKnown(name) || isInside(file, specifier))
    .map(({ file, specifier }) => `${folder}/${file} imports '${specifier}'`);
}

/** Packs a package as for publishing and checks the archive: exports map, files and types. */
async function check(one: WorkspacePackage): Promise<boolean> {
  const { folder, manifest } = one;
  const { name } = manifest;
  const destination = join(packs, folder);
  mkdirSync(destination, { recursive: true });
  const pack = ['pack', '--pack-destination', destination];
  if (!(await runQuietly(`Packing ${name}`, join(root, folder), 'pnpm', pack))) return false;
  const [archive = ''] = globSync('*.tgz', { cwd: destination }).map((file) => join(destination, file));
  const requiredFiles = files[basename(folder)] ?? [];
  const problems = await findArchiveProblems(new Uint8Array(readFileSync(archive)), requiredFiles);
  if (problems.length > 0) console.error(`\nThe archive of ${name} is wrong:\n${problems.join('\n')}`);
  // A program in one file contains the sources that it writes.
  const foreign = isLibrary(one) ? findUndeclared(one) : [];
  if (foreign.length > 0)
    console.error(`\n${name} imports libraries that it does not depend on:\n${foreign.join('\n')}`);
  return problems.length === 0 && foreign.length === 0;
}

const publishedPackages = readPackages().filter(({ manifest }) => !manifest.private);
rmSync(packs, { recursive: true, force: true });
let hasSucceeded = await runQuietly('The build', root, 'pnpm', ['run', 'build']);
if (hasSucceeded) {
  // Beside the archives, because it uses another core and reads the same declarations.
  const api = runQuietly('The API', root, 'node', ['.tools/api/main.ts']);
  for (const one of publishedPackages) hasSucceeded = (await check(one)) && hasSucceeded;
  hasSucceeded = (await api) && hasSucceeded;
}
if (hasSucceeded)
  console.log(`${publishedPackages.length} packages: exports, files, types and API files are correct.`);
process.exitCode = hasSucceeded ? 0 : 1;
