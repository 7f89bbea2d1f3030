import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { enrichCsf, formatCsf, loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';
import { packageRoot } from './sources.ts';

const DOCS = 'virtual:meetcute/docs';

/** Returns the source of an object that loads the files of folders with an ending, by their names without it. */
function writeLoads(folders: readonly string[], ending: string, query = ''): string {
  const files = folders.flatMap((folder) =>
    globSync(`**/*${ending}`, { cwd: folder, exclude: ['node_modules'] }).map((path) => join(folder, path)),
  );
  const loads = files.map(
    (file) => `${JSON.stringify(basename(file, ending))}: () => import(${JSON.stringify(file + query)})`,
  );
  return `{ ${loads.join(', ')} }`;
}

/** Vite plugin that serves `virtual:meetcute/docs`, what is written beside the story files of folders. */
export const docsPlugin = (folders: readonly string[]): Plugin => ({
  name: 'meetcute:docs',
  resolveId: (id) => (id === DOCS ? `\0${DOCS}` : undefined),
  load(id) {
    if (id !== `\0${DOCS}`) return undefined;
    const docs = writeLoads(folders, '.docs.ts');
    const examples = writeLoads(folders, '.example.tsx', '?raw');
    return `export const docs = ${docs};\nexport const examples = ${examples};`;
  },
});

const PARTS = 'virtual:parts';

/** Folder of what the build of this package reads from the sources of all packages. */
export const snapshot = join(packageRoot, 'dist/snapshot');

/** Vite plugin that serves `virtual:parts`, the parts of kit and react as the build of this package has read them. */
export const partsPlugin = (): Plugin => ({
  name: 'meetcute:read-parts',
  resolveId: (id) => (id === PARTS ? `\0${PARTS}` : undefined),
  load(id) {
    if (id !== `\0${PARTS}`) return undefined;
    const path = join(snapshot, 'parts.json');
    return `export const parts = ${existsSync(path) ? readFileSync(path, 'utf8') : '[]'};`;
  },
});

const makeTitle = (title?: string) => title ?? 'default';

/**
 * Vite plugin that gives the stories of an installed package their code, and the comments above them as sentences. The docs
 * addon does the same for stories elsewhere, and leaves `node_modules` out.
 */
export const describePlugin = (): Plugin => ({
  name: 'meetcute:describe-stories',
  enforce: 'pre',
  transform: {
    // After the compilers, as the docs addon does it.
    order: 'post',
    filter: { id: /[\\/]node_modules[\\/].*\.stories\.tsx$/ },
    async handler(code, id) {
      const csf = loadCsf(code, { makeTitle }).parse();
      await enrichCsf(csf, loadCsf(await readFile(id, 'utf8'), { makeTitle }).parse());
      const formattedCsf = formatCsf(csf, { sourceMaps: false }, code);
      return { code: typeof formattedCsf === 'string' ? formattedCsf : formattedCsf.code, map: null };
    },
  },
});
