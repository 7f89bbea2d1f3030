import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findSites, requireTemplate } from './find-sites.ts';

const demoDir = join(import.meta.dirname, '../../../demo/sites');

function newFolder(name: string): string {
  const parent = mkdtempSync(join(tmpdir(), 'meetcute-sites-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, name);
  mkdirSync(folder);
  return folder;
}

/** Adds a site of a folder's own, which names a template. */
function addSite(folder: string, template: string): void {
  const site = JSON.parse(readFileSync(join(demoDir, 'classic.json'), 'utf8')) as { settings: object };
  mkdirSync(join(folder, 'sites'), { recursive: true });
  const text = JSON.stringify({ ...site, settings: { ...site.settings, template } });
  writeFileSync(join(folder, 'sites/own.json'), text);
}

const templatesOf = (folder: string, chosenDir?: string) =>
  findSites(folder, chosenDir, demoDir).map(({ settings }) => settings.template);

test("takes a template's own sites, or else those of the demo", () => {
  const folder = newFolder('nocturne');
  expect(new Set(templatesOf(folder))).toEqual(new Set(['nocturne']));
  addSite(folder, 'nocturne');
  expect(templatesOf(folder)).toEqual(['nocturne']);
});

test('knows a template by its folder or by its package, and takes a folder of sites that is named', () => {
  const folder = newFolder('my brand ü');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ meetcute: { template: 'harbour' } }));
  addSite(folder, 'harbour');
  expect(templatesOf(folder)).toEqual(['harbour']);
  const elsewhere = newFolder('elsewhere');
  cpSync(join(folder, 'sites'), elsewhere, { recursive: true });
  rmSync(join(folder, 'sites'), { recursive: true });
  expect(templatesOf(folder, elsewhere)).toEqual(['harbour']);
});

test('says what to add when no site shows the template', () => {
  const folder = newFolder('harbour');
  expect(() => templatesOf(folder)).toThrow(
    `No site in ${demoDir} shows the template 'harbour'. They show: classic, nocturne. Add a site file to ${join(folder, 'sites')}.`,
  );
  addSite(folder, 'classic');
  expect(() => templatesOf(folder)).toThrow('Write "template": "harbour" into the settings of one.');
});

test('names the file that a folder without a template lacks', () => {
  expect(() => requireTemplate(newFolder('empty'))).toThrow(/src\/entry-browser\.ts is missing/);
});
