import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { newFolder, program } from '../testing/program.ts';

const hooks = pathToFileURL(join(dirname(program), 'quick-imports.mjs')).href;

/** Runs code in a folder of files, with or without the hooks, and returns what it logs as JSON. */
function run(files: Record<string, string>, code: string, hasHooks: boolean): unknown {
  const folder = newFolder('imports');
  const start = hasHooks
    ? `import { registerQuickImports } from '${hooks}'; registerQuickImports(['own']);`
    : '';
  const all = {
    ...files,
    'main.mjs': `${start}\nconsole.log(JSON.stringify(await (async () => {${code}})()))`,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const flags = hasHooks ? [] : ['--conditions=own'];
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, join(folder, 'main.mjs')], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const createManifest = (entryPath: string) => ({ name: 'dep', type: 'module', exports: entryPath });

const modules = {
  'package.json': '{"type":"module"}',
  'one.js': "import { two } from './two.ts'; import './two.ts?again'; export const one = `one ${two}`;",
  'two.ts': "export const two: string = 'two';",
};

test.each([
  ['a file of a module, and TypeScript', modules, "return (await import('./one.js')).one", 'one two'],
  [
    'a file that is no module',
    { 'package.json': '{}', 'old.js': "exports.old = 'old'" },
    "return (await import('./old.js')).old",
    'old',
  ],
  [
    'a folder within a module that is none',
    { ...modules, 'old/package.json': '{"type":"commonjs"}', 'old/in/x.js': "exports.old = 'old'" },
    "return (await import('./old/in/x.js')).old",
    'old',
  ],
  [
    'the same name from two packages with versions of their own',
    {
      ...modules,
      'node_modules/dep/package.json': JSON.stringify(createManifest('./dep.js')),
      'node_modules/dep/dep.js': 'export default 1',
      'node_modules/user/package.json': '{"type":"module","exports":"./user.js"}',
      'node_modules/user/user.js': "export { default } from 'dep';",
      'node_modules/user/node_modules/dep/package.json': JSON.stringify(createManifest('./dep.js')),
      'node_modules/user/node_modules/dep/dep.js': 'export default 2',
    },
    "return [(await import('dep')).default, (await import('user')).default]",
    [1, 2],
  ],
  [
    'other files for an import and for a require',
    {
      ...modules,
      'node_modules/dep/package.json':
        '{"exports":{"own":"./own.cjs","import":"./a.mjs","require":"./b.cjs"}}',
      'node_modules/dep/own.cjs': "module.exports = 'own'",
      'node_modules/both/package.json': '{"exports":{"import":"./a.mjs","require":"./b.cjs"}}',
      'node_modules/both/a.mjs': "export default 'import'",
      'node_modules/both/b.cjs': "module.exports = 'require'",
    },
    `const require = (await import('node:module')).createRequire(import.meta.url);
     return [(await import('dep')).default, (await import('both')).default, require('both')]`,
    ['own', 'import', 'require'],
  ],
  [
    'errors of missing files and packages',
    modules,
    "const codes = []; for (const name of ['./none.js', 'none', './']) await import(name).catch(({ code }) => codes.push(code)); return codes",
    ['ERR_MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND', 'ERR_UNSUPPORTED_DIR_IMPORT'],
  ],
])('imports as Node does: %s', (_, files, code, expected) => {
  expect(run(files, code, false)).toEqual(expected);
  expect(run(files, code, true)).toEqual(expected);
});
