import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../input-error.ts';
import { checkTemplate, findPackage, readManifest } from '../packages.ts';
import { writeWhole } from '../write-whole.ts';
import { runNpm, type NpmRun } from './run-npm.ts';

/** Package whose versions are those of all packages. */
const SITE = '@meetcute/site';

/** Files in which npm notes what is installed. */
const NOTES = ['package.json', 'package-lock.json', 'npm-shrinkwrap.json'];

const FOREIGN_NOTES = ['pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** Returns the library's packages that a brand depends on, with their ranges. Throws where npm doesn't install them. */
function readRanges(folder: string): [name: string, range: string][] {
  checkTemplate(folder);
  const { dependencies, devDependencies } = readManifest(folder);
  const ranges = Object.entries({ ...dependencies, ...devDependencies });
  const ownRanges = ranges.filter(([name]) => name.startsWith('@meetcute/'));
  const linkedEntry = ownRanges.find(([, range]) => /^(workspace|catalog|file|link):/.test(range));
  if (linkedEntry)
    throw new InputError(
      `${linkedEntry[0]} is '${linkedEntry[1]}' in package.json, so there is no release to install.`,
    );
  const notes = FOREIGN_NOTES.find((file) => existsSync(join(folder, file)));
  if (notes === undefined) return ownRanges;
  const names = ownRanges.map(([name]) => name);
  throw new InputError(
    `This folder has ${notes}, and this command installs with npm. Install the release with your own program, then run: npx meetcute upgrade\nIts packages: ${names.join(' ')}`,
  );
}

/** Returns the lines of npm's errors, without those about its log. */
const errorLines = ({ messages }: NpmRun) =>
  messages
    .split('\n')
    .filter((line) => /^npm error (?!A complete log)/.test(line))
    .slice(0, 8)
    .join('\n');

/** Resolves with the version of a release: a version, or a tag such as `latest`. */
async function findVersion(folder: string, release: string, run: typeof runNpm): Promise<string> {
  if (!/^\w[\w.+-]*$/.test(release))
    throw new InputError(`'${release}' is no version. Name one such as 0.3.0, or latest.`);
  const view = await run(folder, 'view', SITE, 'dist-tags', 'versions', '--json', '--fetch-retries=0');
  if (!view.hasSucceeded)
    throw new InputError(
      `The registry of npm does not say which releases there are. Nothing is installed.\n${errorLines(view)}`,
    );
  const releases = JSON.parse(view.output) as {
    'dist-tags': Record<string, string>;
    versions: string | string[];
  };
  const versions = [releases.versions].flat();
  const version = Object.hasOwn(releases['dist-tags'], release) ? releases['dist-tags'][release] : release;
  if (version !== undefined && versions.includes(version)) return version;
  const last = versions.slice(-5).join(', ');
  throw new InputError(`There is no release ${release}. Nothing is installed. The last ones: ${last}`);
}

/** Reads files, and returns what writes them again as they were. */
function keepFiles(folder: string): () => void {
  const read = (file: string) => (existsSync(file) ? readFileSync(file) : null);
  const savedFiles = NOTES.map((name) => ({ file: join(folder, name), content: read(join(folder, name)) }));
  return () => {
    for (const { file, content } of savedFiles)
      if (content === null) rmSync(file, { force: true });
      else if (!content.equals(read(file) ?? Buffer.of())) writeWhole(file, content);
  };
}

/**
 * Installs a release of all packages that a brand depends on. Resolves with its version. After a fault or an interruption
 * package.json and the lock file of npm are as they were.
 */
export async function installRelease(folder: string, release: string, run = runNpm): Promise<string> {
  const ranges = readRanges(folder);
  const version = await findVersion(folder, release, run);
  // Also package.json must name the release, because others install what it says.
  const isInstalled = ([name, range]: readonly [string, string]) =>
    findPackage(folder, name)?.version === version && [version, `^${version}`].includes(range);
  if (ranges.every(isInstalled)) return version;
  const restore = keepFiles(folder);
  const specifiers = ranges.map(([name]) => `${name}@${version}`);
  const running = run(folder, 'install', ...specifiers, '--prefer-online', '--no-audit', '--no-fund');
  // From this line on an interruption takes everything back.
  process.stderr.write(`Installing ${version} ...\n`);
  const install = await running;
  if (install.hasSucceeded) return version;
  restore();
  throw new InputError(
    [
      install.isInterrupted ? 'The installation was interrupted.' : `${version} can't be installed.`,
      'package.json and package-lock.json are as they were. If node_modules is not, run: npm install',
      errorLines(install),
    ]
      .filter(Boolean)
      .join('\n'),
  );
}
