import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:meetcute/docs';

/** Vite plugin that serves `virtual:meetcute/docs`, what is written beside the story files of folders. */
export const docsPlugin = (folders: readonly string[]): Plugin => ({
  name: 'meetcute:docs',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined;
    const files = folders.flatMap((folder) =>
      globSync('**/*.docs.ts', { cwd: folder, exclude: ['node_modules'] }).map((path) => join(folder, path)),
    );
    const loads = files.map(
      (file) => `${JSON.stringify(basename(file, '.docs.ts'))}: () => import(${JSON.stringify(file)})`,
    );
    return `export const docs = { ${loads.join(', ')} };`;
  },
});
