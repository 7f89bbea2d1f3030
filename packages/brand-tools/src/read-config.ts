import { templateConfig } from '@meetcute/site/vite';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';

/** Returns Vite's configuration of a template: its own `vite.config.ts`, or the general one of templates. */
export const readConfig = (folder: string): InlineConfig =>
  existsSync(join(folder, 'vite.config.ts'))
    ? { root: folder, configLoader: 'native' }
    : { ...templateConfig({ root: folder }), configFile: false };
