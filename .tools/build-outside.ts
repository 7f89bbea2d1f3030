/**
 * Builds the pages of a brand that extends classic from the builds of all packages, as one in another repository does, into
 * `.cache/outside`. `npm run size` limits their first scripts: they grow silently where a package is built in another way
 * than its sources are bundled.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder, type UserConfig } from 'vite';
import { root } from './workspace.ts';

const SOURCE = '@meetcute/source';

/** Folder of the brand, inside a template because that has the packages. */
const folder = join(root, 'templates/nocturne/dist/outside');

const files = {
  'template.ts': `import { defineTemplate } from '@meetcute/site';
import { classic } from '@meetcute/template-classic';
export const outside = defineTemplate({ name: 'outside', extends: classic });
`,
  'entry-browser.ts': `import { hydrate } from '@meetcute/site/browser';
import { outside } from './template.ts';
void hydrate(outside);
`,
};

interface SiteVite {
  templateConfig(options: { root: string }): UserConfig;
}

mkdirSync(join(folder, 'src'), { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'src', name), text);
const { templateConfig } = (await import(join(root, 'packages/site/dist/vite/index.js'))) as SiteVite;
const config = templateConfig({ root: folder });
const client = config.environments?.['client'];
const conditions = client?.resolve?.conditions?.filter((condition) => condition !== SOURCE) ?? [];
const builder = await createBuilder({
  ...config,
  configFile: false,
  logLevel: 'warn',
  environments: {
    client: {
      ...client,
      resolve: { ...client?.resolve, conditions },
      build: { ...client?.build, outDir: join(root, '.cache/outside/client'), emptyOutDir: true },
    },
  },
});
await builder.build(builder.environments['client']!);
