import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackages, root } from '../workspace.ts';
import { run } from './run.ts';

/** Packages that the apps use, with the packages that those need. */
export const appPackages = [
  'contract',
  'core',
  'client',
  'i18n',
  'react',
  'theme',
  'kit',
  'places',
  'demo',
  'mocks',
];

const numbers = (version: string) => version.split('.').map(Number);

/** Compares versions of three numbers. */
export const byVersion = (one: string, other: string): number => {
  const [a, b] = [numbers(one), numbers(other)];
  return a.map((part, index) => part - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
};

/** Returns the oldest published version of a library in a range. */
async function oldestOf(name: string, range: string): Promise<string> {
  const { stdout } = await run(root, 'npm', 'view', `${name}@${range}`, 'version', '--json');
  const versions = [JSON.parse(stdout) as string | string[]].flat();
  const [oldest] = versions.filter((version) => /^[\d.]+$/.test(version)).toSorted(byVersion);
  if (oldest) return oldest;
  throw new Error(`No version of ${name} is in the range ${range}. Correct the peer dependency.`);
}

/** Returns the ranges of all libraries that the packages expect from an app. */
function peerRanges(): Record<string, string> {
  const packages = readPackages().filter(({ folder }) =>
    appPackages.includes(folder.replace('packages/', '')),
  );
  return Object.assign({}, ...packages.map(({ manifest }) => manifest.peerDependencies)) as Record<
    string,
    string
  >;
}

/** Returns the version of a library in the workspace, '*' if it has none. */
export function workspaceVersion(name: string): string {
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  return new RegExp(`^ +'?${name}'?: (\\S+)$`, 'm').exec(catalog)?.[1] ?? '*';
}

/** Returns a version of each library that the packages expect from an app. */
export async function peerVersions(age: 'oldest' | 'newest'): Promise<Record<string, string>> {
  const versions = Object.entries(peerRanges()).map(async ([name, range]) => [
    name,
    age === 'oldest' ? await oldestOf(name, range) : workspaceVersion(name),
  ]);
  return Object.fromEntries(await Promise.all(versions)) as Record<string, string>;
}
