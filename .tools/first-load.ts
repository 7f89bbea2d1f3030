import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** Returns the file name of a source. A template's own component replaces the site's with the same name. */
const nameOf = (source: string) =>
  source
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '');

/**
 * Returns the scripts that a page of a built template loads first: the entry, the chunks whose source path
 * contains one of `sources`, and all their imports. Sources inside the entry have no line in the manifest.
 * `folder` has the build. Paths are relative to the repository, and those of sources have no ending.
 */
export function firstLoad(folder: string, sources: readonly string[]): string[] {
  const manifest = JSON.parse(readFileSync(join(root, folder, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const named = Object.keys(manifest).filter((key) =>
    sources.some((source) => key.replace(/\.(js|tsx?)$/, '').endsWith(source)),
  );
  const localNames = new Set(named.filter((key) => !key.startsWith('..')).map(nameOf));
  const remaining = named.filter((key) => !key.startsWith('..') || !localNames.has(nameOf(key)));
  const needed = new Set([...Object.keys(manifest).filter((key) => manifest[key]?.isEntry), ...remaining]);
  for (const key of needed) for (const imported of manifest[key]?.imports ?? []) needed.add(imported);
  const files = [...needed].map((key) => manifest[key]?.file).filter((file) => file?.endsWith('.js'));
  return [...new Set(files)].map((file) => join(folder, file ?? ''));
}
