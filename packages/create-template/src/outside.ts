import { tokens as classic } from '@meetcute/template-classic/tokens';
import { tokens as nocturne } from '@meetcute/template-nocturne/tokens';
import { extendTokens, type Tokens } from '@meetcute/theme';
import { readdirSync, readFileSync } from 'node:fs';
import { repositoryFiles, type Versions } from './files/repository-files.ts';
import type { Place } from './place.ts';

/** Tokens of the published templates. */
const publishedTokens: Readonly<Record<string, Tokens>> = {
  classic,
  nocturne: extendTokens(classic, nocturne),
};

/**
 * Returns the version of each library in a new template. They are the development dependencies of this package, whose
 * manifest gets its versions when it is packed.
 */
function readVersions(): Versions {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { version, devDependencies } = JSON.parse(text) as { version: string; devDependencies: Versions };
  const range = (name: string, exact: string) => `^${name.startsWith('@meetcute/') ? version : exact}`;
  return Object.fromEntries(
    Object.entries(devDependencies).map(([name, exact]) => [name, range(name, exact)]),
  );
}

/** Returns a folder as the place of a new template in a repository of its own. */
export const repositoryPlace = (parent: string): Place => ({
  command: 'npm create @meetcute/template --',
  parent,
  bases: Object.keys(publishedTokens),
  folders: readdirSync(parent),
  packages: Object.keys(readVersions()),
  installsForFonts: true,
  readTokens: async (base) => publishedTokens[base]!,
  files: (input) => repositoryFiles(input, readVersions()),
});
