import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, type Plugin } from 'vite';
import { changesIndexer, fileIndexer } from '../changes/changes-indexer.ts';
import type { RenamedStories } from '../changes/changes-since.ts';
import type { StoryHashes } from '../changes/story-hashes.ts';
import { brandsPlugin } from './brands-plugin.ts';
import { drawnPlugin } from './drawn-plugin.ts';
import { findBrands } from './find-brands.ts';
import { isOfStart, preloadPlugin } from './first-scripts.ts';
import { iconsPlugin } from './icons.ts';
import { noViteConfig } from './no-vite-config.ts';
import { describePlugin, docsPlugin, partsPlugin, snapshot } from './docs-plugins.ts';
import { prebundle } from './prebundled.ts';
import { compareStories } from './story-order.ts';
import { findHiddenTags, findStories, specificationFolder } from './specification.ts';
import { modulePath, packageFolder, packageRoot, repository } from './sources.ts';

export interface MainOptions {
  /** File that exports the brand's template. Default: none, so that stories are shown in classic. */
  template?: URL | string;
  /** Patterns of the brand's own stories, relative to the folder of `main.ts`. Default: none. */
  stories?: readonly string[];
  /** Further plugins of Vite. Default: none. */
  plugins?: readonly Plugin[];
  /** Stories of the last release, to tag others as new or changed. Default: none has these tags. */
  released?: { stories: StoryHashes | undefined; renamed: RenamedStories };
}

const FAMILY = 'figtree';

/** `<style>` with the font of manager and docs pages, for the head of manager and preview. */
const fontFaces = `<style>@font-face{font-family:"Figtree Variable";font-display:swap;font-weight:300 900;src:url(./fonts/${FAMILY}-latin-wght-normal.woff2) format("woff2")}</style>`;

/** Returns the directories that a Storybook serves: the worker of MSW, the font, and what the build has read. */
function findStaticFolders() {
  const font = packageFolder(`@fontsource-variable/${FAMILY}`, packageRoot);
  const snapshotFolder = join(snapshot, 'public');
  return [
    join(packageRoot, 'public'),
    ...(font === null ? [] : [{ from: join(font, 'files'), to: '/fonts' }]),
    ...(repository === null && existsSync(snapshotFolder) ? [snapshotFolder] : []),
  ];
}

/** Returns the folder of an addon or framework, which a brand need not install itself. */
function locate(name: string): string {
  const folder = packageFolder(name, packageRoot);
  if (folder === null) throw new Error(`${name} is not installed.`);
  return folder;
}

/** Returns how prop tables are read from sources. The other file of options has some of the native compiler alone. */
const propTables = (folder: string): NonNullable<StorybookConfig['typescript']> => ({
  reactDocgen: 'react-docgen-typescript',
  reactDocgenTypescriptOptions: { tsconfigPath: join(folder, 'tsconfig.base.json') },
});

const toPath = (file: URL | string | undefined): string | null =>
  file === undefined ? null : file instanceof URL ? fileURLToPath(file) : file;

/** Configuration that Storybook's types leave incomplete: `main.ts` is a preset, which may add to the manager. */
type MainConfig = StorybookConfig & { managerEntries: (entries?: string[]) => string[] };

type ViteFinal = NonNullable<StorybookConfig['viteFinal']>;

/** Adds what stories need to the configuration of Vite. */
const extendVite =
  (template: string | null, plugins: readonly Plugin[]): ViteFinal =>
  (vite, { configDir }) => {
    const root = dirname(configDir);
    const { include, exclude } = prebundle(root, template);
    return {
      ...vite,
      plugins: [
        ...(vite.plugins ?? []),
        ...plugins,
        brandsPlugin(template),
        drawnPlugin(template),
        docsPlugin([specificationFolder(root), ...(template === null ? [] : [dirname(template)])]),
        ...(process.env['VITEST'] === undefined ? [describePlugin()] : []),
        iconsPlugin(root, template),
        partsPlugin(),
        preloadPlugin(),
      ],
      oxc: { plugins: { styledComponents: { ssr: true, fileName: false, pure: true } } },
      resolve: {
        ...vite.resolve,
        // Instances of the project, however packages are linked.
        dedupe: [...(vite.resolve?.dedupe ?? []), 'react', 'react-dom', 'vitest'],
        // Prop tables and stories use the sources of the packages, not their builds.
        conditions: [...(repository === null ? [] : ['@meetcute/source']), ...defaultClientConditions],
        alias: { ...vite.resolve?.alias, tldts: modulePath('network/tldts') },
      },
      build: {
        ...vite.build,
        rolldownOptions: {
          ...vite.build?.rolldownOptions,
          // Built packages mark client modules, one in each file, which has no meaning in a page.
          onLog: (level, log, next) => void (log.code === 'MODULE_LEVEL_DIRECTIVE' || next(level, log)),
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
        include: [...(vite.optimizeDeps?.include ?? []), ...include],
        exclude: [...(vite.optimizeDeps?.exclude ?? []), ...exclude],
      },
    };
  };

/**
 * Returns the configuration of a Storybook that shows the specification on a brand beside classic, and the brand's own
 * stories: the default export of `.storybook/main.ts`.
 */
export function defineMain({
  template,
  stories = [],
  plugins = [],
  released: release,
}: MainOptions = {}): MainConfig {
  const file = toPath(template);
  Object.assign(globalThis, { compareStories });
  const brands = () => findBrands(file).map(({ name }) => name);
  return {
    framework: {
      name: locate('@storybook/react-vite') as '@storybook/react-vite',
      options: repository === null ? { builder: { viteConfigPath: noViteConfig } } : {},
    },
    // Tools that read the configuration alone name no folder.
    stories: (_, options?: { configDir: string }) => [
      ...findStories(options?.configDir ?? resolve('.storybook')),
      ...stories,
    ],
    addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'].map(locate),
    previewAnnotations: (entries = [], { configDir }) => [
      ...entries,
      modulePath('preview'),
      join(specificationFolder(dirname(configDir)), 'preview.ts'),
    ],
    managerEntries: (entries = []) => [...entries, modulePath('manager')],
    // Found before Storybook's own, which knows no releases.
    experimental_indexers: (indexers = []) => [
      process.env['VITEST'] === undefined
        ? changesIndexer(release?.stories, release?.renamed, findHiddenTags(brands()))
        : fileIndexer,
      ...indexers,
    ],
    staticDirs: findStaticFolders(),
    managerHead: (head) => `${head}${fontFaces}`,
    // The preview asks for its index only after its scripts have run.
    previewHead: (head) =>
      `${head}${fontFaces}<link rel="preload" as="fetch" crossorigin href="./index.json">`,
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    // Its checklist is about setting up a Storybook, not about this one.
    features: { sidebarOnboardingChecklist: false },
    ...(repository === null ? {} : { typescript: propTables(repository) }),
    viteFinal: extendVite(file, plugins),
  };
}
