import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { localeCodes, localeOf } from '@meetcute/i18n';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { moduleNames } from './moduleNames.ts';
import { slimContract } from './slimContract.ts';
import { slimIcons } from './slimIcons.ts';

export interface TemplateConfigOptions {
  /** Folder of the template, `import.meta.dirname` of its config. */
  root: string;
  /** Weights in which icons are drawn; the others are left out. Default: regular, fill, bold and light. */
  iconWeights?: readonly string[];
}

/** Reads workspace packages from their sources; an installed package without them falls through to its build. */
const sourceCondition = '@meetcute/source';

/** What many pages share comes in one file: many small ones pack worse and have to be asked for one by one. */
const shared = { name: 'shared', minShareCount: 14 };

const drawnWeights = ['regular', 'fill', 'bold', 'light'];

/**
 * Vite's configuration of a template: `src/entry-browser.ts` becomes `dist/client` with a manifest,
 * `src/entry-server.ts` one file `dist/server/entry-server.js` with everything in it.
 */
export function templateConfig({ root, iconWeights = drawnWeights }: TemplateConfigOptions): UserConfig {
  const locales = localeCodes.map((code) => localeOf(code).iso);
  return {
    root,
    plugins: [
      react(),
      { ...optimizeLocales.vite({ locales }), enforce: 'pre' },
      moduleNames(root),
      slimContract(),
      slimIcons(iconWeights),
    ],
    // Both builds must name styled components alike, or the browser would style them anew.
    oxc: { plugins: { styledComponents: { ssr: true, fileName: false, pure: true } } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
    environments: {
      client: {
        resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
        build: {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: { input: 'src/entry-browser.ts', output: { codeSplitting: { groups: [shared] } } },
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
    },
    builder: {
      buildApp: async (builder) => {
        for (const environment of Object.values(builder.environments)) await builder.build(environment);
      },
    },
  };
}
