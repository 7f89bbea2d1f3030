import type { Plugin } from 'vite';
import { loadParts } from './part-reader.ts';

const ID = 'virtual:parts';

/** Vite plugin that serves `virtual:parts`, an array of all parts of kit and react. Only docs pages load it. */
export const partsPlugin = (): Plugin => ({
  name: 'meetcute:parts',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? `export const parts = ${JSON.stringify(loadParts())};` : undefined),
});
