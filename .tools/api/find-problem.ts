import type { Bump, Changeset } from '../release/changesets.ts';
import { type ApiChange, findChanges } from './compare.ts';

/** The API of a package: of its last release, and of this commit. Each is the text of an API file by entry. */
export interface PackageApi {
  readonly name: string;
  /** Version of the last release. */
  readonly version: string;
  readonly released: ReadonlyMap<string, string>;
  readonly current: ReadonlyMap<string, string>;
}

/** Words of a changeset for a change that the comparison takes for a break and is none. */
const NO_BREAK = 'Nothing to change';

/** Returns the smallest bump for a break: `minor` before 1.0. */
const bumpsOfBreak = (version: string): readonly Bump[] =>
  version.startsWith('0.') ? ['minor', 'major'] : ['major'];

/** Whether a changeset names a declaration, or something that it lost. */
const isAbout = ({ text }: Changeset, { name, lost }: ApiChange): boolean => {
  const words = new Set(text.match(/[\w$]+/g));
  return [name, ...lost.filter((word) => word.length > 2)].some((word) => words.has(word));
};

/** Whether a changeset tells about a break of a package, in a release that may have one. */
const tells = ({ name, version }: PackageApi, { packages, text }: Changeset): boolean =>
  // The formatter may break the line.
  text.replaceAll(/\s+/g, ' ').includes(NO_BREAK) ||
  (/^\w+, breaking: /m.test(text) && bumpsOfBreak(version).includes(packages[name]!));

/** Returns what changesets do not say about the changes of an API since the last release, null if they say all. */
export function findProblem(api: PackageApi, all: readonly Changeset[]): string | null {
  const { name, version, released: releasedReports, current } = api;
  const changesets = all.filter(({ packages }) => name in packages);
  const entries = [...new Set([...releasedReports.keys(), ...current.keys()])];
  const changes = entries.flatMap((entry) =>
    findChanges(entry, releasedReports, current).map((change) => ({ ...change, entry })),
  );
  if (changes.length > 0 && changesets.length === 0)
    return `The API of ${name} changed since ${version}, and no changeset names it (${changes.length} declarations, such as ${changes[0]!.name}). Run: npx changeset`;
  const untoldBreaks = changes
    .filter((change) => change.isBreak)
    .filter((change) => !changesets.some((one) => isAbout(one, change) && tells(api, one)))
    .map(({ entry, lost, name: declaration }) => {
      const words = lost.filter((token) => /\w/.test(token));
      const loss = lost.length > 0 ? `lost ${(words.length > 0 ? words : lost).join(' ')}` : 'is gone';
      return `  ${declaration} of ${entry} ${loss}`;
    });
  const [bump] = bumpsOfBreak(version);
  return untoldBreaks.length === 0
    ? null
    : [
        `No changeset with \`${bump}\` for ${name} says how to change what breaks since ${version}:`,
        ...untoldBreaks,
        `Run \`npx changeset\`, choose \`${bump}\`, and write \`Developers, breaking: …\` with each name. If nobody has to change anything, write \`${NO_BREAK}.\``,
      ].join('\n');
}
