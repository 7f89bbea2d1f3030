import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Most files that a sentence lists. */
const MOST = 6;

/** Returns the files in which a template draws something in a way of its own: its components, then its tokens. */
function findOwnFiles(folder: string): string[] {
  const template = join(folder, 'src/template.ts');
  const source = existsSync(template) ? readFileSync(template, 'utf8') : '';
  const components = [...source.matchAll(/\bimport\(\s*['"]\.\/([^'"]+)['"]\s*\)/g)].map(
    ([, path]) => `src/${path}`,
  );
  return [...new Set([...components, 'src/tokens.ts'])].filter((file) => existsSync(join(folder, file)));
}

/**
 * Returns a phrase with the files in which a fault of a place can be: a test sees what is painted, not what has painted it.
 * Everything else there is the product's, in which it passes.
 */
export function listOwnFiles(folder: string): string {
  const files = findOwnFiles(folder);
  const rest = files.length - MOST;
  const namedFiles = rest > 0 ? [...files.slice(0, MOST), `${rest} more`] : files;
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(
    namedFiles.length > 0 ? namedFiles : ['src/template.ts'],
  );
}
