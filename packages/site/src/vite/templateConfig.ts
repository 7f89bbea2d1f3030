import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { localeCodes, localeOf } from '@meetcute/i18n';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { moduleNames } from './moduleNames.ts';
import { slimContract } from './slimContract.ts';
import { drawnWeights, slimIcons, type IconWeights } from './slimIcons.ts';

export interface TemplateConfigOptions {
  /** Folder of the template, `import.meta.dirname` of its config. */
  root: string;
  /** Weights of icons that differ from what the site draws (`IconWeights`); the others are left out. */
  iconWeights?: IconWeights;
}

/** Reads workspace packages from their sources; an installed package without them falls through to its build. */
const sourceCondition = '@meetcute/source';

/**
 * What every page needs comes in one file with the entry, and what many pages share in a second one: many small files
 * pack worse and have to be asked for one by one.
 */
const groups = [
  {
    name: 'first',
    test: /\/src\/(entry-browser\.ts|layouts\/DefaultLayout\.tsx|parts\/(Logo|Navigation)\.tsx)$/,
    priority: 1,
  },
  { name: 'shared', minShareCount: 18 },
];

/**
 * Vite's configuration of a template: `src/entry-browser.ts` becomes `dist/client` with a manifest,
 * `src/entry-server.ts` one file `dist/server/entry-server.js` with everything in it, and the service worker, which is
 * the same for all templates, `dist/client/sw.js`.
 */
export function templateConfig({ root, iconWeights }: TemplateConfigOptions): UserConfig {
  const locales = localeCodes.map((code) => localeOf(code).iso);
  return {
    root,
    plugins: [
      react(),
      { ...optimizeLocales.vite({ locales }), enforce: 'pre' },
      moduleNames(root),
      slimContract(),
      slimIcons({ ...drawnWeights, ...iconWeights }),
    ],
    // Both builds must name styled components alike, or the browser would style them anew.
    oxc: { plugins: { styledComponents: { ssr: true, displayName: false, pure: true } } },
    // The library for React 16 and 17 that React Aria still names; React itself has had it since.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
    environments: {
      client: {
        resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
        build: {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: 'src/entry-browser.ts',
            // A page names every file that may follow; the manifest tells which is which.
            output: { chunkFileNames: 'assets/[hash].js', codeSplitting: { groups } },
          },
        },
      },
      ssr: {
        resolve: { conditions: [sourceCondition, ...defaultServerConditions], noExternal: true },
        build: {
          outDir: 'dist/server',
          ssr: true,
          emitAssets: false,
          rolldownOptions: { input: 'src/entry-server.ts', output: { codeSplitting: false } },
        },
      },
      worker: {
        consumer: 'client',
        resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
        build: {
          outDir: 'dist/client',
          emptyOutDir: false,
          rolldownOptions: {
            input: { sw: '@meetcute/site/worker' },
            // One plain script: not every browser takes modules for a worker.
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
