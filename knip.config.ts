import type { KnipConfig } from 'knip';

/** A published package: its entries come from the exports map, through the source condition. */
const publishedPackage = { project: ['src/**/*.{ts,tsx}'] };

export default {
  workspaces: {
    '.': {
      entry: ['.tools/*.{mjs,ts}', '.tools/mutation/*.{mjs,ts}', '.tools/storybook/chromatic-modes.ts'],
      project: ['.tools/**', '.storybook/**/*.{ts,js}', '*.ts'],
      // Used as programs: pnpm, Node and Stryker by .tools, the host by `npx meetcute`.
      ignoreDependencies: [
        '@changesets/cli',
        '@meetcute/brand-tools',
        '@meetcute/host',
        '@stryker-mutator/core',
        'pnpm',
      ],
      ignoreBinaries: ['apt-get', 'nginx', 'openssl', 'systemd-analyze'],
    },
    'packages/*': publishedPackage,
    'packages/spec': { entry: ['src/{vitest,story}-setup.ts'], ...publishedPackage },
    // Tests have helpers of their own, and start a program by path.
    'packages/server': { project: ['src/**/*.ts', 'test/**/*.ts'], entry: ['test/write-for-ever.ts'] },
    // The atlas is read by path.
    'packages/places': { project: ['*.ts', 'src/**/*.ts'], ignoreDependencies: ['world-atlas'] },
    // Draws the films of landing pages once.
    'packages/host': {
      project: ['*.ts', 'src/**/*.ts'],
      ignoreBinaries: ['ffmpeg'],
      // The database of countries and the build of the staff desk are read by path.
      ignoreDependencies: ['@ip-location-db/geo-whois-asn-country-mmdb', '@meetcute/desk'],
    },
    // Built by path, as baselines and as pages to measure.
    'packages/bench': {
      entry: [
        'src/baselines/{client,field,toggle}.ts',
        'src/card/page.tsx',
        'src/first-load/hydrate-page.ts',
        'src/static/bare.ts',
      ],
      ...publishedPackage,
    },
    // What a new template depends on: its versions are read from the manifest.
    'packages/create-template': {
      ignoreDependencies: [
        /^@meetcute\/(brand-tools|kit|mocks|react|site|stories|storybook)$/,
        /^@(react-aria|storybook|testing-library|vitejs)\//,
        'playwright',
        'storybook',
      ],
      entry: ['src/inside-main.ts'],
      ...publishedPackage,
    },
    'packages/conformance': { entry: ['src/full/*.full.ts'], ...publishedPackage },
    'packages/e2e': { entry: ['src/**/*.spec.ts'], ...publishedPackage },
    // The stories that Storybook finds, and what it loads of the package by path.
    stories: {
      entry: ['**/*.stories.tsx', '**/*.docs.ts', '**/*.example.tsx', 'preview.ts', 'setup/*.ts'],
      project: ['**/*.{ts,tsx}'],
    },
    'packages/storybook': {
      entry: [
        'src/{manager,preview}.{ts,tsx}',
        'src/network/tldts.ts',
        'src/vitest/{brand-disclosures,disclosures-setup,hide-frame}.ts',
      ],
      // Located by name.
      ignoreDependencies: ['@fontsource-variable/figtree', '@phosphor-icons/react', '@storybook/addon-a11y'],
      ...publishedPackage,
    },
    'templates/*': { entry: ['src/entry-{browser,server}.{ts,tsx}'], project: ['src/**/*.{ts,tsx}', '*.ts'] },
  },
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
