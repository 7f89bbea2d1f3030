/** A line of the manifest that Vite writes beside a build. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** Chunks by the path of their source, relative to the folder of the template. */
export type BuildManifest = Readonly<Record<string, Chunk>>;

/** Returns the file name of a source. A template's own component replaces the site's with the same name. */
const nameOf = (source: string) =>
  source
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '');

/** Whether a source belongs to another package. */
const isForeign = (source: string) => source.startsWith('..') || source.includes('node_modules/');

/**
 * Returns the scripts that a page of a built template loads first: the entry, the chunks whose source path ends with one of
 * `sources`, which have no ending of a file, and all their imports. Sources inside the entry have no line in the manifest.
 */
export function findFirstScripts(manifest: BuildManifest, sources: readonly string[]): string[] {
  const namedKeys = Object.keys(manifest).filter((key) =>
    sources.some((source) => key.replace(/\.(js|tsx?)$/, '').endsWith(source)),
  );
  const localNames = new Set(namedKeys.filter((key) => !isForeign(key)).map(nameOf));
  const remaining = namedKeys.filter((key) => !isForeign(key) || !localNames.has(nameOf(key)));
  const neededKeys = new Set([
    ...Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
    ...remaining,
  ]);
  for (const key of neededKeys)
    for (const importedKey of manifest[key]?.imports ?? []) neededKeys.add(importedKey);
  const files = [...neededKeys].flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(files.filter((file) => file.endsWith('.js')))];
}

/** A visitor's first page. */
export interface FirstPage {
  readonly screen: string;
  /** Parts that its route declares for everyone. */
  readonly parts: readonly string[];
  /** Most kB of scripts in gzip that it loads in classic: after its first paint, and home and sign-up with an interaction. */
  readonly limit: number;
}

/** First pages whose scripts are limited. `npm run size` measures them in classic. */
export const firstPages: readonly FirstPage[] = [
  { screen: 'Home', parts: ['Hero'], limit: 156.3 },
  { screen: 'SignUp', parts: [], limit: 177.6 },
  { screen: 'Login', parts: [], limit: 158.9 },
  { screen: 'Search', parts: ['ProfileCard', 'PartnerTile'], limit: 183.6 },
];

/** Returns the sources of a visitor's first page of a screen. `parts` are those that its route declares for everyone. */
export const listSources = (screen: string, parts: readonly string[]): string[] => [
  `/${screen}Screen`,
  'layouts/DefaultLayout',
  ...['Logo', 'Navigation', ...parts].map((part) => `parts/${part}`),
];
