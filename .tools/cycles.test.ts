import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkImports } from './cycles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cycles-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes files, and returns what is wrong with their imports. */
function check(files: Readonly<Record<string, string>>): readonly string[] {
  const names = Object.keys(files);
  for (const name of names) writeFileSync(join(folder, name), files[name]!);
  return checkImports(
    names.map((name) => join(folder, name)),
    folder,
  );
}

test('refuses a cycle of a type import and import()', () => {
  expect(
    check({
      'slots.ts': "import type { screens } from './screens.ts';\nexport type Name = keyof typeof screens;\n",
      'screens.ts': "export const screens = { Home: () => import('./Home.tsx') };\n",
      'Home.tsx': "import type { Name } from './slots.ts';\nexport const name: Name = 'Home';\n",
    }),
  ).toEqual(['cycle: slots.ts → screens.ts → Home.tsx → slots.ts']);
});

test.each([
  ['an import of a type', "import type { b } from './b.ts';"],
  ['an import()', "export const load = () => import('./b.ts');"],
  ['an export', "export { b } from './b.ts';"],
  ['an export of everything', "export * from './b.ts';"],
  ['an export of everything under a name', "export * as b from './b.ts';"],
  ['an import for its effect', "import './b.ts';"],
  ['a type of a module', "export type B = import('./b.ts').B;"],
  ['a nested import()', "export const load = () => [async () => (await import('./b.ts?raw')).b];"],
])('follows %s', (_, text) => {
  expect(check({ 'a.ts': text, 'b.ts': "import { a } from './a.ts';" })).toEqual([
    'cycle: a.ts → b.ts → a.ts',
  ]);
});

test('refuses imports that are not found, and takes texts for no imports', () => {
  expect(
    check({
      'a.ts': "export * from './nowhere.ts';\nexport * from '@meetcute/nothing';\n",
      'b.ts':
        "export const text = `import a from './lost.ts'`;\nexport const found = /import a from '\\.\\/lost'/;\n",
      'c.ts': "import 'react';\nimport 'node:fs';\n",
    }),
  ).toEqual(["not found: a.ts imports './nowhere.ts'", "not found: a.ts imports '@meetcute/nothing'"]);
});

test('needs no build, whose files import no source', () => {
  expect(check({ 'a.ts': "import './dist/main.js';\nimport '../b/dist/main.js';\n" })).toEqual([]);
});

test('reports each way back once, and nothing where ways only meet', () => {
  expect(
    check({
      'a.ts': "import './b.ts';\nimport './c.ts';\n",
      'b.ts': "import './d.ts';\n",
      'c.ts': "import './d.ts';\n",
      'd.ts': '',
    }),
  ).toEqual([]);
});

test('names the shortest cycles alone where an import closes many', () => {
  const many = Array.from({ length: 12 }, (_, index) => `m${index}.ts`);
  const problems = check({
    'a.ts': many.map((file) => `import './${file}';`).join('\n'),
    ...Object.fromEntries(many.map((file) => [file, "import './z.ts';\nimport './a.ts';"])),
    'z.ts': "import './a.ts';",
  });
  expect(problems).toHaveLength(11);
  expect(problems[0]).toBe('cycle: a.ts → m0.ts → a.ts');
  expect(problems.at(-1)).toBe('… and 3 more cycles');
});
