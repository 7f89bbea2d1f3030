import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPackages, root, withDependencies } from './workspace.ts';

/** Features that Node 26 was the first to have. */
const ONLY_26 = /\.getOrInsert(?:Computed)?\(/;

const minimum = (folder: string): number => {
  const { engines } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    engines?: { node?: string };
  };
  return Number(engines?.node?.replace('>=', '') ?? 0);
};

const packages = readPackages();
const publishedPackages = packages.filter(({ manifest }) => !manifest.private);

test.each(publishedPackages.map((each) => [each.manifest.name, each] as const))(
  '%s needs the Node that it and its packages use',
  (_, each) => {
    const { folder } = each;
    const files = globSync('src/**/*.{ts,tsx}', { cwd: join(root, folder), exclude: ['**/*.test.*'] });
    const isNew = files.some((file) => ONLY_26.test(readFileSync(join(root, folder, file), 'utf8')));
    const neededVersions = withDependencies(each, packages)
      .filter((other) => other.manifest.name !== each.manifest.name)
      .map((other) => minimum(other.folder));
    expect(minimum(folder)).toBe(Math.max(isNew ? 26 : 22, ...neededVersions));
  },
);

test.each([
  ['packages/host/bin/meetcute.mjs', 'Meetcute needs Node 26 or later.'],
  ['packages/create-template/bin/create-template.mjs', 'A template of Meetcute needs Node 26 or later.'],
])('%s refuses an older Node with a sentence', (program, sentence) => {
  const older =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '25.9.0' } })";
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${older}`, join(root, program), 'help'],
    { encoding: 'utf8' },
  );
  expect([status, stdout, stderr]).toEqual([1, '', `${sentence} This is 25.9.0: ${process.execPath}\n`]);
});
