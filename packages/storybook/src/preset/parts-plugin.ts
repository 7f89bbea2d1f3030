import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packageRoot } from './sources.ts';

const ID = 'virtual:parts';

/** Folder of what the build of this package reads from the sources of all packages. */
export const snapshot = join(packageRoot, 'dist/snapshot');

/** Vite plugin that serves `virtual:parts`, the parts of kit and react as the build of this package has read them. */
export const partsPlugin = (): Plugin => ({
  name: 'meetcute:read-parts',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined;
    const path = join(snapshot, 'parts.json');
    return `export const parts = ${existsSync(path) ? readFileSync(path, 'utf8') : '[]'};`;
  },
});
