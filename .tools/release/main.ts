/**
 * Releases all published packages: `npm run release` says what would happen and changes nothing. `-- --prepare` writes
 * versions, a draft of the changelog, the records of stories and API, and the tables of sizes; `-- --record` the records
 * alone; `-- --publish` publishes and tags.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  groupStories,
  lastRelease,
  releasesText,
  withRelease,
} from '../../packages/storybook/src/changes/index.ts';
import { findUnrecorded } from '../api/released.ts';
import { readPackages, root } from '../workspace.ts';
import { changelogProblem, draftChapter, withChapter } from './changelog.ts';
import { nextVersion, readChangesets } from './changesets.ts';
import { AGAIN, recordProblem } from './record-problem.ts';
import { readReleases, readStories, RECORD } from './stories.ts';

const CHANGELOG = join(root, 'CHANGELOG.md');
const VERSION_FILE = join(root, 'packages/contract/src/version.ts');

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Runs a program and ends this one if it fails. */
function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} failed.`);
}

const readPublished = () => readPackages().filter(({ manifest }) => !manifest.private);
const presentVersion = () => readPublished()[0]!.manifest.version;
const today = () => new Date().toISOString().slice(0, 10);

/** Writes the stories and the API of this commit as those of the version. */
async function record(version: string): Promise<void> {
  run('pnpm', '--silent', 'api', '--record');
  const stories = groupStories(await readStories());
  const release = { version, commit: git('rev-parse', 'HEAD'), date: today(), stories };
  writeFileSync(RECORD, releasesText(withRelease(readReleases(), release)));
}

/** Consumes all changesets: versions, changelog, records and tables of sizes. */
async function prepare(): Promise<void> {
  const changesets = readChangesets();
  if (changesets.length === 0) throw new Error('There is no changeset, so there is nothing to release.');
  const version = nextVersion(presentVersion(), changesets);
  run('changeset', 'version');
  if (presentVersion() !== version) throw new Error(`Changesets chose ${presentVersion()}, not ${version}.`);
  writeFileSync(VERSION_FILE, readFileSync(VERSION_FILE, 'utf8').replace(/'[\d.]+'/, `'${version}'`));
  run('pnpm', '--silent', 'openapi');
  const chapter = draftChapter(version, today(), changesets);
  writeFileSync(CHANGELOG, withChapter(readFileSync(CHANGELOG, 'utf8'), chapter));
  await record(version);
  // Sizes are those of the packed packages.
  run('pnpm', '--silent', 'check:packages');
  run('pnpm', '--silent', 'sizes');
  console.log(`${version} is prepared. Edit CHANGELOG.md, commit, and run: npm run release`);
}

/** Returns what stands against publishing the present version. */
async function problemsOf(version: string): Promise<string[]> {
  const waiting = readChangesets().length;
  const unrecordedPackages = waiting > 0 ? [] : findUnrecorded();
  const problems = [
    waiting > 0 ? `${waiting} changesets wait. Run: npm run release -- --prepare` : null,
    changelogProblem(readFileSync(CHANGELOG, 'utf8'), version),
    // Stories that changed since belong to the next version.
    waiting > 0 ? null : recordProblem(lastRelease(readReleases()), version, await readStories()),
    unrecordedPackages.length > 0
      ? `The recorded API of ${unrecordedPackages.join(', ')} is not that of this commit. ${AGAIN}`
      : null,
    git('status', '--porcelain') ? 'The working tree has changes. Commit them.' : null,
  ];
  return problems.filter((problem) => problem !== null);
}

/** Says what is next. With `isReal`, publishes and tags if nothing stands against it. */
async function publish(isReal: boolean): Promise<void> {
  const changesets = readChangesets();
  const version = presentVersion();
  if (changesets.length > 0) {
    const next = nextVersion(version, changesets);
    console.log(`${changesets.length} changesets make ${version} to ${next}:\n`);
    console.log(draftChapter(next, today(), changesets));
  }
  const problems = await problemsOf(version);
  if (isReal && problems.length > 0) throw new Error([...problems, 'Nothing was published.'].join('\n'));
  // Builds, packs and checks each package as it would be published.
  run('pnpm', '--silent', 'check:packages');
  const tag = `v${version}`;
  const commit = git('rev-parse', '--short', 'HEAD');
  console.log(`${isReal ? 'Publishing' : 'Would publish'} ${version}, with the tag ${tag} for ${commit}:`);
  for (const { manifest } of readPublished()) console.log(`  ${manifest.name}`);
  for (const problem of problems) console.log(`Before that: ${problem}`);
  if (!isReal) return;
  // Leaves out what the registry has, so that an interrupted run can be repeated.
  run('pnpm', '--recursive', 'publish', '--access', 'public');
  if (!git('tag', '--list', tag)) git('tag', '--annotate', tag, '--message', `Release ${version}`);
  console.log(`${version} is published. Send its tag: git push origin ${tag}`);
}

const [mode = '--dry'] = process.argv.slice(2);
const modes: Readonly<Record<string, () => Promise<void>>> = {
  '--dry': () => publish(false),
  '--prepare': prepare,
  '--record': () => {
    // Recording again would make the changes since the last release part of it.
    if (readChangesets().length > 0) throw new Error('Changesets wait. Run: npm run release -- --prepare');
    return record(presentVersion());
  },
  '--publish': () => publish(true),
};
try {
  const runMode = modes[mode];
  if (!runMode) throw new Error(`${mode} is unknown; there are ${Object.keys(modes).join(', ')}.`);
  await runMode();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
