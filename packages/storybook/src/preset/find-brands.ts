import { existsSync, globSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolder, packageRoot, repository, type Sources } from './sources.ts';

/** Brand whose parts and tokens the others extend. */
const CLASSIC = 'classic';

/** A brand in which stories can be rendered. */
export interface Brand extends Sources {
  name: string;
  /** Module that exports its template. */
  file: string;
}

/** Returns the brands of the repository: the folders of `templates` that have a template, classic first. */
function findFolders(root: string): Brand[] {
  const brands = globSync('templates/*/src/template.ts', { cwd: root })
    .toSorted()
    .map((path) => {
      const file = join(root, path);
      const folder = dirname(dirname(file));
      return { name: basename(folder), file, folder, pattern: 'src/**/*.{ts,tsx}' };
    });
  return [...brands.filter(({ name }) => name === CLASSIC), ...brands.filter(({ name }) => name !== CLASSIC)];
}

/** Returns the name that the package of a file says its template has; undefined where it says none. */
function findPackageName(file: string): string | undefined {
  const path = findPackageJSON(pathToFileURL(file));
  const text = path === undefined ? '{}' : readFileSync(path, 'utf8');
  return (JSON.parse(text) as { meetcute?: { template?: string } }).meetcute?.template;
}

/** Reads the name of a template from its source, or from its package. Throws for a missing file, and one without a name. */
function readName(file: string): string {
  if (!existsSync(file)) throw new Error(`The template of the Storybook, ${file}, does not exist.`);
  const [, name] = /defineTemplate\(\{[^}]*?\bname: ?['"]([^'"]+)['"]/.exec(readFileSync(file, 'utf8')) ?? [];
  const templateName = name ?? findPackageName(file);
  if (templateName !== undefined) return templateName;
  throw new Error(
    `${file} has no \`defineTemplate({ name: '…' })\`. Pass the file that defines the template as \`template\`.`,
  );
}

/** Returns the brands of a Storybook, the one in which stories open first: of a brand's own repository it and classic. */
export function findBrands(template: string | null): Brand[] {
  if (repository !== null && template === null) return findFolders(repository);
  const folder = packageFolder('@meetcute/template-classic', packageRoot);
  if (folder === null)
    throw new Error('Install @meetcute/template-classic, beside which stories show a brand.');
  const classic = {
    name: CLASSIC,
    file: join(folder, 'dist/lib/template.js'),
    folder,
    pattern: 'dist/lib/**/*.js',
  };
  if (template === null) return [classic];
  const file = resolve(template);
  return [{ name: readName(file), file, folder: dirname(file), pattern: '**/*.{ts,tsx}' }, classic];
}
