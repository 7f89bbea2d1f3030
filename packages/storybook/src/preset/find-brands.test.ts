import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBrands } from './find-brands.ts';

/** Writes files into a new folder. Returns the path of its template. */
function write(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'brand ż-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries({ 'package.json': '{}', ...files }))
    writeFileSync(join(folder, name), text);
  return join(folder, 'template.ts');
}

const namesOf = (file: string | null) => findBrands(file).map(({ name }) => name);

test('the repository has the brands of its folders, classic first', () => {
  expect(namesOf(null).slice(0, 2)).toEqual(['classic', 'nocturne']);
});

test('a brand elsewhere is the first one, beside classic', () => {
  const file = write({
    'template.ts': "export const a = defineTemplate({\n  name: 'aurora',\n  extends: classic,\n});",
  });
  expect(namesOf(file)).toEqual(['aurora', 'classic']);
});

test('a template that says its name in another way has that of its package', () => {
  const file = write({
    'template.ts': 'export const a = defineTemplate({ tokens: { radius: {} }, name });',
    'package.json': '{ "meetcute": { "template": "borealis" } }',
  });
  expect(namesOf(file)).toEqual(['borealis', 'classic']);
});

test('a missing file and one without a template say so', () => {
  expect(() => findBrands('/nowhere/template.ts')).toThrow('/nowhere/template.ts, does not exist');
  expect(() => findBrands(write({ 'template.ts': '' }))).toThrow('has no `defineTemplate');
});
