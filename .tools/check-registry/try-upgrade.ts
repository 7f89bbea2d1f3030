import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectText, run, tryBrand } from '../outside-brand/try-brand.ts';
import type { FileChange } from './next-release.ts';
import { changedFiles, commit, expectEqual, runCommand, type Brand } from './registry-brand.ts';

const TEXT = 'Good company starts with a smile';
const WEIGHT = '610';
const PART = 'src/profile-card/ProfileCard.tsx';

/** Changes of the second release: a text, a token, and the original of the part that the brand ejects. */
export const changes: readonly FileChange[] = [
  { name: '@meetcute/i18n', files: 'dist/*.js', before: 'Good company starts with hello', after: TEXT },
  {
    name: '@meetcute/template-classic',
    files: 'dist/lib/tokens.js',
    before: 'display: "560"',
    after: `display: "${WEIGHT}"`,
  },
  { name: '@meetcute/kit', files: PART, before: 'vars.space[3]', after: 'vars.space[4]' },
];

interface Change {
  readonly name: string;
  readonly after: string;
}

/** Output of `meetcute upgrade --json`. */
interface Listed {
  readonly packages: readonly Change[];
  readonly ejected: readonly { readonly path: string; readonly original: string }[];
  readonly texts: readonly Change[];
  readonly tokens: readonly Change[];
}

/** Files that npm and `meetcute upgrade` write. */
const NOTES = ['package.json', 'package-lock.json', 'meetcute.lock.json'];

/** Ejects a part, installs what it imports, and checks the types. */
export function ejectPart(brand: Brand): void {
  const { packages } = JSON.parse(runCommand(brand, 'eject', 'ProfileCard', '--json')) as {
    packages: string[];
  };
  if (packages.length > 0) run(brand.folder, 'npm', 'install', '--no-audit', '--no-fund', ...packages);
  runCommand(brand, 'check', '--only', 'types', '--only', 'template');
  commit(brand);
}

/** Moves a brand to a release, which must list its changes, and no file of the brand must have changed. */
export async function tryUpgrade(brand: Brand, version: string): Promise<void> {
  const listedChanges = JSON.parse(runCommand(brand, 'upgrade', 'latest', '--json')) as Listed;
  expectEqual(
    listedChanges.texts,
    [{ name: 'en home:heading', before: 'Good company starts with hello', after: TEXT, ownValue: null }],
    'The texts that have changed',
  );
  expectEqual(
    listedChanges.tokens,
    [{ name: 'weight.display', before: '560', after: WEIGHT, ownValue: null }],
    'The tokens that have changed',
  );
  expectEqual(
    listedChanges.ejected.map(({ path, original }) => [path, original]),
    [['src/parts/ProfileCard.tsx', `node_modules/@meetcute/kit/${PART}`]],
    'The originals that have changed',
  );
  const versions = new Set(listedChanges.packages.map(({ after }) => after));
  expectEqual([...versions], [version], 'The versions of the packages');
  runCommand(brand, 'upgrade', '--done');
  expectEqual(changedFiles(brand), NOTES.toSorted(), 'The files that the upgrade has changed');
  const ranges = readFileSync(join(brand.folder, 'package.json'), 'utf8').match(/"@meetcute\/.*/g) ?? [];
  expectEqual(
    ranges.filter((line) => !line.includes(`^${version}`)),
    [],
    'Ranges of another release',
  );
  const page = await tryBrand(brand.folder, brand.meetcute);
  expectText(page, TEXT);
  expectText(page, `--mc-weight-display:${WEIGHT}`);
}
