import { expect, test } from 'vitest';
import { readModule } from './read-module.ts';

test.each([
  ['a context', "export const Context = createContext<string | null>('');", true],
  ['a cache', 'const maps = new Map<string, string>();', true],
  ['a cache of a function', 'function cache() { const loads = new WeakMap(); return () => loads; }', true],
  ['a variable', 'let loaded: string | undefined;', true],
  ['an exported variable', 'export let loaded = 1;', true],
  ['a set of values', "const names = new Set(['a']);", false],
  ['a variable of a function', 'function count() { let sum = 0; return (sum += 1); }', false],
])('says whether %s is state', (_what, text, hasState) => {
  expect(readModule('a.ts', text).hasState).toBe(hasState);
});

test('reads what a module takes from others', () => {
  const text = `import a, { b as c, type D } from './x.ts';
import * as all from './y.ts';
import type { E } from './z.ts';
import './effect.ts';
export { f as default } from '@a/f';
export * from './g.ts';
const load = () => import('./h.tsx');
`;
  const { imports, exportedNames } = readModule('a.ts', text);
  const names = imports.map((moduleImport) => [
    moduleImport.kind,
    moduleImport.specifier,
    ...moduleImport.names.map(
      ({ imported, local, isType }) => `${imported} ${local}${isType ? ' type' : ''}`,
    ),
  ]);
  expect(names).toEqual([
    ['static', './x.ts', 'default a', 'b c', 'D D type'],
    ['static', './y.ts', '* all'],
    ['static', './z.ts', 'E E type'],
    ['static', './effect.ts'],
    ['export', '@a/f', 'f default'],
    ['export', './g.ts', '* *'],
    ['dynamic', './h.tsx', '* *'],
  ]);
  expect(exportedNames).toEqual(['default']);
});

test('names the file that can’t be parsed', () => {
  expect(() => readModule('src/a.ts', 'const = 1')).toThrow("src/a.ts can't be parsed:");
});
