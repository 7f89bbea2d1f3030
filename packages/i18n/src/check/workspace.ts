import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** Folder of the catalogues, relative to the root. */
export const localesFolder = 'packages/i18n/src/locales';

/** Texts of the staff desk, which is in English alone. */
export const deskTexts = 'packages/desk/src/texts/en.json';

/** Namespaces outside the catalogue of the screens, with their own entry points. */
export const separateNamespaces: readonly string[] = ['mail'];

/** Reads a file by its path relative to the root. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Whether a file exists at a path relative to the root. */
export const exists = (path: string): boolean => existsSync(join(root, path));

/** Returns the namespaces of a language, sorted. */
export const namespacesOf = (locale: string): string[] =>
  readdirSync(join(root, localesFolder, locale))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted();

const isTest = (path: string) => /\.(test|stories)\.tsx?$|\/testing\//.test(path);

/** Returns product sources that can use texts, without tests, stories and this package. */
export const sourceFiles = (): string[] =>
  globSync(['packages/*/src/**/*.{ts,tsx}', 'templates/*/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', 'packages/i18n/**'],
  })
    .filter((path) => !isTest(path))
    .toSorted();

/** Returns sources with visible markup: skins, screens and brands. */
export const screenFiles = (): string[] =>
  sourceFiles().filter((path) => path.endsWith('.tsx') && /^(packages\/(kit|site)|templates)\//.test(path));
