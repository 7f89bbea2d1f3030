import { quoteWords } from '@meetcute/host/quote-word';
import { readManifest, type Manifest, type SourcePackage } from '../packages.ts';

const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Returns the range of a library that a package works with; its name alone in a workspace. */
function rangeOf({ dependencies, peerDependencies }: Manifest, name: string): string {
  const range = dependencies?.[name] ?? peerDependencies?.[name] ?? '';
  if (range === '' || /^(workspace|catalog|file|link):/.test(range)) return name;
  return `${name}@${/^\d/.test(range) && name.startsWith('@meetcute/') ? '^' : ''}${range}`;
}

/** Returns packages that copied files import and the brand doesn't have, as `npm install` takes them. */
export function missingPackages(
  folder: string,
  source: SourcePackage,
  imports: ReadonlySet<string>,
): string[] {
  const { dependencies, devDependencies, peerDependencies } = readManifest(folder);
  const declaredRanges = { ...devDependencies, ...peerDependencies, ...dependencies };
  const names = new Set([...imports].map((specifier) => packageOf(specifier)));
  const isWorkspace = declaredRanges['@meetcute/site']?.startsWith('workspace:') ?? false;
  const ownRange = isWorkspace ? source.name : `${source.name}@^${source.version}`;
  return [...names]
    .filter((name) => !Object.hasOwn(declaredRanges, name))
    .toSorted()
    .map((name) => (name === source.name ? ownRange : rangeOf(source.manifest, name)));
}

/** Returns the command that installs packages. */
export const installCommand = (packages: readonly string[]): string => `npm install ${quoteWords(packages)}`;
