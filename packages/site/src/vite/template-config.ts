import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { localeCodes, localeOf } from '@meetcute/i18n';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { ownDrawings } from './own-drawings.ts';
import { moduleNames, quickLocale, slimContract, slimStyles } from './plugins.ts';
import { slimIcons, weightsOfTemplate, type IconWeights } from './slim-icons.ts';
import { slimTemplate } from './slim-template.ts';

/** Options of `templateConfig()`. */
export interface TemplateConfigOptions {
  /** Folder of the template: `import.meta.dirname` of its config. */
  root: string;
  /**
   * Weights of icons (`IconWeights`); other weights of these icons are removed. Default: those that the site draws and those
   * that the template's own sources name.
   */
  iconWeights?: IconWeights;
}

/**
 * Export condition that resolves packages of the workspace to their sources. Installed packages have those for the command
 * `eject` alone, and this file is then one of a build.
 */
const sourceConditions = import.meta.url.endsWith('.ts') ? ['@meetcute/source'] : [];

/**
 * Bundles the code of every page with the entry, and code shared by many pages into another file: many small
 * files compress worse and need more requests. Large libraries are in a file of their own, because a page runs each file of
 * the entry in a task of its own (`packages/site/src/server/site-start.ts`).
 */
const groups = [
  {
    name: 'libraries',
    // TanStack Query would be 1 kB larger here than with the entry.
    test: /\/node_modules\/(react|react-dom|scheduler|styled-components|stylis|i18next|react-i18next)\//,
    priority: 2,
  },
  {
    name: 'first',
    // In the sources of a workspace, and in built packages.
    test: /\/(src|dist|dist\/lib)\/(entry-browser\.[jt]s|layouts\/DefaultLayout\.(js|tsx)|parts\/(Logo|Navigation)\.(js|tsx))$/,
    priority: 1,
  },
  { name: 'shared', minShareCount: 33 },
];

/**
 * Returns Vite's configuration of a template. `src/entry-browser.ts` becomes `dist/client` with a manifest,
 * `src/entry-server.ts` the single file `dist/server/entry-server.js`. The service worker becomes
 * `dist/client/sw.js` and is the same for all templates.
 */
export function templateConfig({ root, iconWeights }: TemplateConfigOptions): UserConfig {
  const locales = localeCodes.map((code) => localeOf(code).iso);
  return {
    root,
    plugins: [
      react(),
      { ...optimizeLocales.vite({ locales }), enforce: 'pre' },
      ownDrawings(root),
      moduleNames(root),
      slimContract(),
      quickLocale(),
      slimTemplate(),
      slimStyles(),
      slimIcons({ ...weightsOfTemplate(root), ...iconWeights }),
    ],
    // Both builds must name styled components alike; otherwise the browser creates all styles again.
    oxc: { plugins: { styledComponents: { ssr: true, displayName: false, pure: true } } },
    // React Aria still imports the shim for React 16 and 17; React includes the hook since 18.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
    environments: {
      client: {
        resolve: { conditions: [...sourceConditions, ...defaultClientConditions] },
        build: {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: 'src/entry-browser.ts',
            // Also inlines numbers and texts of more than three characters, which chunks would import otherwise.
            optimization: { inlineConst: { mode: 'all' } },
            // Pages list their files, and the manifest maps them to sources, so names need no meaning. They are short,
            // because each page lists those of all later files.
            output: { chunkFileNames: 'assets/[hash:7].js', codeSplitting: { groups } },
          },
        },
      },
      ssr: {
        resolve: { conditions: [...sourceConditions, ...defaultServerConditions], noExternal: true },
        build: {
          outDir: 'dist/server',
          ssr: true,
          emitAssets: false,
          rolldownOptions: { input: 'src/entry-server.ts', output: { codeSplitting: false } },
        },
      },
      worker: {
        consumer: 'client',
        resolve: { conditions: [...sourceConditions, ...defaultClientConditions] },
        build: {
          outDir: 'dist/client',
          emptyOutDir: false,
          rolldownOptions: {
            input: { sw: '@meetcute/site/worker' },
            // One classic script: not every browser supports module workers.
            output: { format: 'iife', entryFileNames: '[name].js' },
          },
        },
      },
    },
    builder: {
      buildApp: async (builder) => {
        for (const environment of Object.values(builder.environments)) await builder.build(environment);
      },
    },
  };
}
