import type { Plugin } from 'vite';
import { chromaticPlugin } from './chromatic-plugin.ts';
import { manifestPlugin } from './manifest-plugin.ts';
import { partsPlugin } from './library.ts';
import { rulesPlugin } from './rules-plugin.ts';

/** Returns what only the Storybook of the repository has, because it is read from sources and records. */
export const repositoryPlugins = (): Plugin[] => [
  partsPlugin(),
  manifestPlugin(),
  rulesPlugin(),
  chromaticPlugin(),
];
