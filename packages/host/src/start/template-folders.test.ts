import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/program.ts';
import { findTemplateFolder, findTemplateFolders } from './template-folders.ts';

/** Writes the package.json of a folder, which is created. */
function writeManifest(folder: string, manifest: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
}

/** Creates an app with its own template, one that it depends on, and other packages. */
function createApp(): string {
  const app = newFolder('app');
  writeManifest(app, {
    meetcute: { template: 'aurora' },
    dependencies: { borealis: '1.0.0', react: '19.0.0', missing: '1.0.0' },
  });
  writeManifest(join(app, 'node_modules/borealis'), { meetcute: { template: 'borealis' } });
  writeManifest(join(app, 'node_modules/react'), { exports: {} });
  writeManifest(join(app, 'node_modules/not-a-dependency'), { meetcute: { template: 'other' } });
  return app;
}

test('finds the template of the app, and those that it depends on', () => {
  const app = createApp();
  const folders = findTemplateFolders(join(app, 'templates'), app);
  expect(Object.fromEntries(folders)).toEqual({
    aurora: app,
    borealis: join(app, 'node_modules/borealis'),
  });
});

test('a folder of templates wins, and an absolute path is one', () => {
  const app = createApp();
  mkdirSync(join(app, 'templates/aurora'), { recursive: true });
  const folders = findTemplateFolders(join(app, 'templates'), app);
  expect(findTemplateFolder(folders, 'aurora')).toBe(join(app, 'templates/aurora'));
  expect(findTemplateFolder(folders, '/srv/aurora')).toBe('/srv/aurora');
  expect(findTemplateFolder(folders, '../aurora')).toBeUndefined();
});

test('a folder without packages has no templates', () => {
  const folder = newFolder('empty');
  expect([...findTemplateFolders(join(folder, 'templates'), folder)]).toEqual([]);
});
