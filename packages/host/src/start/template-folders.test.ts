import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/program.ts';
import { templatesFolder } from '../testing/templates-folder.ts';
import { findTemplateFolder, findTemplateFolders } from './template-folders.ts';
import { loadTemplate } from './templates.ts';

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

test.each([
  [
    '{\r\n  "name": "aurora",\r\n  broken\r\n}',
    /package\.json:3:3: is not JSON \(invalid symbol\)[^]*Mend it/,
  ],
  ['', /package\.json is empty[^]*Mend it/],
  ['[]', /package\.json/],
])('says where a package.json is broken: %j', (text, problem) => {
  const folder = newFolder('broken');
  writeFileSync(join(folder, 'package.json'), text);
  expect(() => findTemplateFolders(join(folder, 'templates'), folder)).toThrow(problem);
});

test('says that the build of a template throws while it loads, and where', async () => {
  const templates = templatesFolder();
  writeFileSync(join(templates, 'nocturne/dist/server/entry-server.js'), "throw new Error('Boom');");
  await expect(loadTemplate(templates, 'nocturne')).rejects.toThrow(
    /^The template 'nocturne' can't be loaded: Error: Boom[^]*entry-server\.js:1:7[^]*build it again/,
  );
  expect((await loadTemplate(templates, 'classic')).server.name).toBe('x');
});
