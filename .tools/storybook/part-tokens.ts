import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the files of the same package that a file imports. */
function ownImports(path: string, text: string): string[] {
  const specifiers = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, specifier]) => specifier ?? '');
  return specifiers.map((specifier) => join(dirname(path), specifier)).filter((file) => existsSync(file));
}

function collect(path: string, seen: Set<string>, tokens: Set<string>): void {
  if (seen.has(path)) return;
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  for (const [, branch, leaf, step] of text.matchAll(/\bvars\.(\w+)(?:\.(\w+)|\[(\d+)\])?/g))
    tokens.add([branch, leaf ?? step].filter((name) => name !== undefined).join('.'));
  for (const file of ownImports(path, text)) collect(file, seen, tokens);
}

/** Returns the tokens that the styles of a file and its imports in the same package use, as sorted paths. */
export function tokensOf(path: string): string[] {
  const tokens = new Set<string>();
  collect(path, new Set(), tokens);
  return [...tokens].toSorted();
}
