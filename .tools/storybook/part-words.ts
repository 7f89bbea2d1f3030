import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Names by which CSS and texts reach into a part. */
export interface PartWords {
  /** Values of `data-part` of its elements. */
  elements: readonly string[];
  /** Keys of its texts, such as `likes:like`; `*` for a part that is computed. */
  texts: readonly string[];
}

const NAMESPACE = /useTranslation\(\[?'(\w+)'/;
const KEY = /\bt\(\s*(?:'([\w:.]+)'|`([^`]+)`)/g;
const ELEMENT = /data-part(?:"|'\s*:|=)\s*['"]?([\w-]+)['"]/g;

/** Returns the source of a file and of those beside it that it imports, each once. */
function sourcesOf(path: string, seenPaths = new Set<string>()): string[] {
  if (seenPaths.has(path) || !existsSync(path)) return [];
  seenPaths.add(path);
  const text = readFileSync(path, 'utf8');
  const neighbourPaths = Array.from(text.matchAll(/from '(\.\/[^']+)'/g), ([, file = '']) =>
    join(dirname(path), file),
  );
  return [text, ...neighbourPaths.flatMap((file) => sourcesOf(file, seenPaths))];
}

const sortNames = (names: Iterable<string>) => [...new Set(names)].toSorted();

/** Returns the keys that a source passes to `t`, with their namespaces. */
function keysIn(source: string): string[] {
  const [, namespace = ''] = NAMESPACE.exec(source) ?? [];
  return Array.from(source.matchAll(KEY), ([, key, template = '']) => {
    const name = key ?? template.replaceAll(/\$\{[^}]*\}/g, '*');
    return name.includes(':') ? name : `${namespace}:${name}`;
  }).filter((key) => /^[\w*]+:/.test(key));
}

/** Returns the elements and texts of a part from its file, and the files beside it that it imports. */
export function wordsOf(path: string): PartWords {
  const sources = sourcesOf(path);
  return {
    elements: sortNames(
      sources.flatMap((text) => Array.from(text.matchAll(ELEMENT), ([, name = '']) => name)),
    ),
    texts: sortNames(sources.flatMap(keysIn)),
  };
}

/** Returns the files of the same package that a file imports. */
function ownImports(path: string, text: string): string[] {
  const specifiers = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, specifier]) => specifier ?? '');
  return specifiers.map((specifier) => join(dirname(path), specifier)).filter((file) => existsSync(file));
}

function collect(path: string, seenPaths: Set<string>, tokens: Set<string>): void {
  if (seenPaths.has(path)) return;
  seenPaths.add(path);
  const text = readFileSync(path, 'utf8');
  for (const [, branch, leaf, step] of text.matchAll(/\bvars\.(\w+)(?:\.(\w+)|\[(\d+)\])?/g))
    tokens.add([branch, leaf ?? step].filter((name) => name !== undefined).join('.'));
  for (const file of ownImports(path, text)) collect(file, seenPaths, tokens);
}

/** Returns the tokens that the styles of a file and its imports in the same package use, as sorted paths. */
export function tokensOf(path: string): string[] {
  const tokens = new Set<string>();
  collect(path, new Set(), tokens);
  return [...tokens].toSorted();
}
