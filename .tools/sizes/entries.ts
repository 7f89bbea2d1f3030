import { packageRules } from '../package-rules.ts';
import type { WorkspacePackage } from '../workspace.ts';

/** Returns the path of an entry's built file, from its package. */
export function builtFile({ manifest }: WorkspacePackage, entry: string): string | null {
  const target = manifest.exports?.[entry];
  return typeof target === 'object' && target['default']?.endsWith('.js') ? target['default'] : null;
}

/** Packages that no page of an app loads, although some of their code runs in a browser. */
const TOOLS = ['storybook', 'stories', 'desk'];

/** Entries that tests and servers load, and the service worker, which is a file of its own. */
const NOT_IN_PAGES = [
  '@meetcute/site/testing',
  '@meetcute/site/testing/template',
  '@meetcute/site/worker',
  '@meetcute/places/all',
];

const nameOf = ({ folder }: WorkspacePackage) =>
  folder.startsWith('templates/') ? 'templates' : folder.replace('packages/', '');

/** Returns the entries of a package that an app may load in a browser. */
export function browserEntries(one: WorkspacePackage): string[] {
  const node = packageRules[nameOf(one)]?.node ?? false;
  if (node === true || TOOLS.includes(nameOf(one))) return [];
  const isForNode = (entry: string) => {
    const target = one.manifest.exports?.[entry];
    const source = typeof target === 'object' ? (target['@meetcute/source'] ?? '') : '';
    return node !== false && node.some((place) => source.startsWith(`./${place}`));
  };
  return Object.keys(one.manifest.exports ?? {}).filter(
    (entry) =>
      builtFile(one, entry) !== null &&
      !NOT_IN_PAGES.includes(one.manifest.name + entry.slice(1)) &&
      !isForNode(entry),
  );
}
