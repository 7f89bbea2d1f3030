import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { StorybookIndex } from '../../stories/pictures.ts';
import { findChromium } from '../chromium.ts';
import { root } from '../workspace.ts';

/** Folder of builds and pictures, by commit. */
export const cache = join(root, '.cache', 'pictures');

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Returns the hash of a commit, tag or branch. Throws a sentence for an unknown one. */
export function resolveCommit(name: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  } catch {
    throw new Error(`There is no commit, tag or branch '${name}'.`);
  }
}

/** Returns the commit of the working tree; null if files were changed since. */
export const commitHere = (): string | null =>
  git('status', '--porcelain') === '' ? resolveCommit('HEAD') : null;

const run = (folder: string, file: string, ...args: string[]) =>
  execFileSync(file, args, {
    cwd: folder,
    // Its own output is the progress that a person sees; results go to stdout.
    stdio: ['ignore', 2, 2],
    env: {
      ...process.env,
      PATH: [join(folder, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
    },
  });

/** Builds the Storybook of a folder into another one, which exists only if the build succeeds. */
export function buildStorybook(folder: string, outputFolder: string): void {
  const unfinishedFolder = `${outputFolder}.unfinished`;
  rmSync(unfinishedFolder, { recursive: true, force: true });
  run(
    folder,
    join(folder, 'node_modules', '.bin', 'storybook'),
    'build',
    '--stats-json',
    '-o',
    unfinishedFolder,
  );
  rmSync(outputFolder, { recursive: true, force: true });
  renameSync(unfinishedFolder, outputFolder);
}

/** Builds the Storybook of a commit in a worktree of its own, with the libraries of its own lock file. */
function buildCommit(commit: string, outputFolder: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const tree = join(folder, 'tree');
  try {
    git('worktree', 'prune');
    git('worktree', 'add', '--detach', '--quiet', tree, commit);
    const { devDependencies } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    run(tree, 'npx', '--yes', `pnpm@${devDependencies['pnpm']}`, 'install', '--frozen-lockfile');
    buildStorybook(tree, outputFolder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

/** Returns the folder of the Storybook of a commit, built at the first call; of the working tree for null. */
export function ensureStorybook(commit: string | null): string {
  const outputFolder = join(cache, commit ?? 'working-tree', 'storybook');
  if (commit && existsSync(join(outputFolder, 'index.json'))) return outputFolder;
  console.error(`Building the Storybook of ${commit ?? 'the working tree'} ...`);
  if (commit && commit !== commitHere()) buildCommit(commit, outputFolder);
  else buildStorybook(root, outputFolder);
  return outputFolder;
}

/** Returns the list of stories of a built Storybook. */
export const readStoryIndex = (storybook: string): StorybookIndex =>
  JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as StorybookIndex;

/** Sources that decide how a picture looks, apart from the story. */
const camera = ['camera', 'still', 'storybook-page'].map(
  (name) => `packages/storybook/src/pictures/${name}.ts`,
);

/** Returns a name for what takes the pictures: those of another browser or camera can't be compared. */
export function cameraName(): string {
  const hash = createHash('sha256');
  for (const file of [...camera, '.tools/pictures/take.ts', '.tools/launch-options.ts'])
    hash.update(readFileSync(join(root, file)));
  const chromium = findChromium();
  if (chromium) hash.update(execFileSync(chromium, ['--version']));
  return hash.digest('hex').slice(0, 12);
}
