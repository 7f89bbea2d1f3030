import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
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

/** Reads the name of a template from its source. Throws for a file without one. */
function readName(file: string): string {
  const [, name] = /defineTemplate\(\{[^}]*?\bname: ?['"]([^'"]+)['"]/.exec(readFileSync(file, 'utf8')) ?? [];
  if (name !== undefined) return name;
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
