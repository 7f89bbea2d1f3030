import { templateConfig } from '@meetcute/site/vite';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DevEnvironment, InlineConfig, RunnableDevEnvironment } from 'vite';

/** Returns Vite's configuration of a template: its own `vite.config.ts`, or the general one of templates. */
export const readConfig = (folder: string): InlineConfig =>
  existsSync(join(folder, 'vite.config.ts'))
    ? { root: folder, configLoader: 'native' }
    : { ...templateConfig({ root: folder }), configFile: false };

/** Whether modules run in an environment. Vite's own question is false where a template has installed another Vite. */
export const isRunnable = (environment: DevEnvironment): environment is RunnableDevEnvironment =>
  'runner' in environment;
