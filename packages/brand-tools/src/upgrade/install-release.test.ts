import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBrand } from '../testing/make-brand.ts';
import { installRelease } from './install-release.ts';
import type { NpmRun } from './run-npm.ts';

const LOCK = '{"lockfileVersion": 3}\n';
const done: NpmRun = { hasSucceeded: true, isInterrupted: false, output: '', messages: '' };
const releases = { 'dist-tags': { latest: '0.3.0' }, versions: ['0.1.0', '0.2.0', '0.3.0'] };

let folder: string;
let manifest: string;
let runs: string[];
beforeEach(() => {
  folder = makeBrand();
  manifest = read('package.json');
  writeFileSync(join(folder, 'package-lock.json'), LOCK);
  runs = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** An npm that knows the releases, and whose installation ends like this after it has written its notes. */
const npm =
  (install: Partial<NpmRun> = {}) =>
  async (_folder: string, ...words: string[]): Promise<NpmRun> => {
    runs.push(words.join(' '));
    if (words[0] === 'view') return { ...done, output: JSON.stringify(releases) };
    writeFileSync(join(folder, 'package.json'), '{}');
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    writeFileSync(join(folder, 'npm-shrinkwrap.json'), '{}');
    return { ...done, ...install };
  };

/** Throws unless the notes of npm are those from before. */
const expectUnchanged = () => {
  expect(read('package.json')).toBe(manifest);
  expect(read('package-lock.json')).toBe(LOCK);
  expect(() => read('npm-shrinkwrap.json')).toThrow('ENOENT');
};

test('installs one release of all packages at once', async () => {
  expect(await installRelease(folder, 'latest', npm())).toBe('0.3.0');
  expect(runs[1]).toMatch(
    /^install @meetcute\/site@0\.3\.0 @meetcute\/template-nocturne@0\.3\.0 @meetcute\/theme@0\.3\.0 /,
  );
  expect(read('package.json')).toBe('{}');
});

test('installs nothing where the release is there already', async () => {
  expect(await installRelease(folder, '0.2.0', npm())).toBe('0.2.0');
  expect(runs).toHaveLength(1);
});

test('installs where the release is there, and package.json names another one', async () => {
  const other = manifest.replace(/("@meetcute\/theme":"\^)[^"]+/, '$10.1.0');
  expect(other).not.toBe(manifest);
  writeFileSync(join(folder, 'package.json'), other);
  expect(await installRelease(folder, '0.2.0', npm())).toBe('0.2.0');
  expect(runs[1]).toMatch(/^install @meetcute\/site@0\.2\.0 .* @meetcute\/theme@0\.2\.0 /);
});

test.each([
  [
    'a version that is missing',
    '9.9.9',
    'There is no release 9.9.9. Nothing is installed. The last ones: 0.1.0',
  ],
  ['a name of a prototype', 'constructor', 'There is no release constructor'],
  ['words of a shell', '1; rm -rf .', "'1; rm -rf .' is no version"],
  ['an option of npm', '--force', "'--force' is no version"],
])('refuses %s', async (_what, release, message) => {
  await expect(installRelease(folder, release, npm())).rejects.toThrow(message);
  expect(runs.filter((words) => words.startsWith('install'))).toEqual([]);
  expectUnchanged();
});

test('says that the registry does not respond', async () => {
  const messages =
    'npm error code ECONNREFUSED\nnpm error A complete log of this run is here\nnpm notice x\n';
  const offline = async () => ({ ...done, hasSucceeded: false, messages });
  await expect(installRelease(folder, 'latest', offline)).rejects.toThrow(
    /does not say which releases there are\. Nothing is installed\.\nnpm error code ECONNREFUSED$/,
  );
  expectUnchanged();
});

test.each([
  [
    { hasSucceeded: false, messages: 'npm error code ERESOLVE\n' },
    "0.3.0 can't be installed.\npackage.json and package-lock.json are as they were. If node_modules is not, run: npm install\nnpm error code ERESOLVE",
  ],
  [{ hasSucceeded: false, isInterrupted: true }, 'The installation was interrupted.'],
])('takes back what npm has noted: %j', async (install, message) => {
  await expect(installRelease(folder, 'latest', npm(install))).rejects.toThrow(message);
  expectUnchanged();
});

test('refuses packages of a workspace, and the lock file of another program', async () => {
  writeFileSync(join(folder, 'pnpm-lock.yaml'), '');
  await expect(installRelease(folder, 'latest', npm())).rejects.toThrow(
    /has pnpm-lock\.yaml.*\n.*@meetcute\/site @meetcute\/template-nocturne/,
  );
  const linkedManifest = JSON.stringify({ dependencies: { '@meetcute/site': 'workspace:*' } });
  writeFileSync(join(folder, 'package.json'), linkedManifest);
  await expect(installRelease(folder, 'latest', npm())).rejects.toThrow('there is no release to install');
  expect(runs).toEqual([]);
});
