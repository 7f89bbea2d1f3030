import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';
import { storyIndexer } from './changes.ts';
import { chromaticPlugin } from './chromatic-plugin.ts';
import { isOfStart, preloadPlugin } from './first-scripts.ts';
import { iconsPlugin } from './icons.ts';
import { manifestPlugin } from './manifest-plugin.ts';
import { partsPlugin } from './part-reader.ts';
import { prebundled } from './prebundled.ts';
import { rulesPlugin } from './rules-plugin.ts';

const FAMILY = 'figtree';

/** Directory of the font of manager and docs pages, and its path in the Storybook. */
const fontFiles = {
  from: `../templates/classic/node_modules/@fontsource-variable/${FAMILY}/files`,
  to: '/fonts',
};

/** `<style>` with that font, for the head of manager and preview. */
const fontFaces = `<style>@font-face{font-family:"Figtree Variable";font-display:swap;font-weight:300 900;src:url(./fonts/${FAMILY}-latin-wght-normal.woff2) format("woff2")}</style>`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Found before Storybook's own, which knows no releases.
  experimental_indexers: (indexers = []) => [storyIndexer(), ...indexers],
  staticDirs: ['./public', fontFiles],
  managerHead: (head) => `${head}${fontFaces}`,
  // The preview asks for its index only after its scripts have run.
  previewHead: (head) => `${head}${fontFaces}<link rel="preload" as="fetch" crossorigin href="./index.json">`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      iconsPlugin(),
      partsPlugin(),
      manifestPlugin(),
      rulesPlugin(),
      chromaticPlugin(),
      preloadPlugin(),
    ],
    oxc: { plugins: { styledComponents: { ssr: true, fileName: false, pure: true } } },
    // Prop tables and stories use the sources of the packages, not their builds.
    resolve: {
      ...vite.resolve,
      conditions: ['@meetcute/source', ...defaultClientConditions],
      alias: { ...vite.resolve?.alias, tldts: fileURLToPath(import.meta.resolve('./tldts.ts')) },
    },
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
              // What Storybook itself needs is with it, so that a page without a site loads nothing of one.
              { name: (id, graph) => (isOfStart(id, graph) ? 'start' : null), priority: 1 },
              // One file for what many modules share: a visitor's first story took 200 requests without it.
              { name: 'shared', minShareCount: 8 },
            ],
          },
        },
      },
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...prebundled()],
    },
  }),
};

export default config;
