import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { UserConfig } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { bundlePackages } from './bundle-packages.ts';

/** Installs a Storybook, a package that it depends on and one that only a page of a brand may serve. Returns the folder. */
function install(): string {
  const root = mkdtempSync(join(tmpdir(), 'bundled-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const entry = { default: './dist/index.js' };
  const manifests = {
    '.': { dependencies: { '@meetcute/storybook': '*', '@meetcute/site': '*' } },
    'node_modules/@meetcute/storybook': {
      name: '@meetcute/storybook',
      dependencies: { '@meetcute/core': '*', '@meetcute/site': '*' },
    },
    'node_modules/@meetcute/storybook/node_modules/@meetcute/core': {
      name: '@meetcute/core',
      exports: {
        '.': entry,
        './names': entry,
        './node': entry,
        './package.json': './package.json',
      },
    },
    'node_modules/@meetcute/site': { name: '@meetcute/site', exports: { '.': entry } },
  };
  for (const [folder, manifest] of Object.entries(manifests)) {
    const file = join(root, folder, 'package.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(manifest));
  }
  return root;
}

test('bundles every entry of a package that brands do not change, and serves the others as they are', async () => {
  const config: UserConfig = {
    optimizeDeps: { include: ['react'], exclude: ['@meetcute/core', '@meetcute/site'] },
  };
  const { config: hook } = bundlePackages(install());
  await (hook as (config: UserConfig) => unknown)(config);
  expect(config.optimizeDeps).toMatchObject({
    include: ['react', '@meetcute/storybook > @meetcute/core', '@meetcute/storybook > @meetcute/core/names'],
    exclude: ['@meetcute/site'],
  });
});
