import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** Folder of the catalogues, from the root. */
export const localesFolder = 'packages/i18n/src/locales';

/** Namespaces that never belong to the screens' catalogue: they have entry points of their own. */
export const separateNamespaces: readonly string[] = ['mail'];

/** Reads a file by its path from the root. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Whether there is a file at a path from the root. */
export const exists = (path: string): boolean => existsSync(join(root, path));

/** Names of the namespaces that a language has a file for, sorted. */
export const namespacesOf = (locale: string): string[] =>
  readdirSync(join(root, localesFolder, locale))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted();

const isTest = (path: string) => /\.(test|stories)\.tsx?$/.test(path);

/** Sources of the product that may use texts; tests, stories and this package are left out. */
export const sourceFiles = (): string[] =>
  globSync(['packages/*/src/**/*.{ts,tsx}', 'templates/*/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', 'packages/i18n/**'],
  })
    .filter((path) => !isTest(path))
    .toSorted();

/** Sources whose markup members see: the skins, the screens, the brands. */
export const screenFiles = (): string[] =>
  sourceFiles().filter((path) => path.endsWith('.tsx') && /^(packages\/(kit|site)|templates)\//.test(path));
