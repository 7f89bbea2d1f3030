import { expect, test } from 'vitest';
import { findChanges } from './compare.ts';

const file = (...blocks: string[]) => `# p\n\n\`\`\`ts\n${blocks.join('\n\n')}\n\`\`\`\n`;
const changes = (before: string, after: string) =>
  findChanges('p', new Map([['p', file(before)]]), new Map([['p', file(after)]]));

test('finds nothing where declarations change places', () => {
  const [a, b] = ['export const a: 1;', 'export const b: 2;'];
  expect(changes(`${a}\n\n${b}`, `${b}\n\n${a}`)).toEqual([]);
});

test.each([
  ['a new export', '', 'export const a: 1;'],
  ['a new optional member', 'export interface a {\n  b: 1;\n}', 'export interface a {\n  b: 1;\n  c?: 1;\n}'],
  ['a wider union', "export type a = 'b';", "export type a = 'b' | 'c';"],
  ['an argument more', 'export function a(b: 1): void;', 'export function a(b: 1, c?: 2): void;'],
  ['another number of an equal name', 'export const a: Event_2;', 'export const a: Event_3;'],
  ['an internal type that is gone', 'type a = 1;', ''],
])('no break: %s', (_, before, after) => {
  expect(changes(before, after).map(({ name, isBreak }) => [name, isBreak])).toEqual([['a', false]]);
});

test.each([
  ['an export that is gone', 'export const a: 1;', '', []],
  ['an export that became internal', 'export type a = 1;', 'type a = 1;', ['export']],
  [
    'a member that is gone',
    'export interface a {\n  b: 1;\n  c: 1;\n}',
    'export interface a {\n  c: 1;\n}',
    'b',
  ],
  ['a member that is required now', 'export type a = { b?: 1 };', 'export type a = { b: 1 };', ['?']],
  ['a narrower union', "export type a = 'b' | 'c';", "export type a = 'b';", "'c'"],
  ['props that others inherit', 'interface a {\n  b: 1;\n}', 'interface a {\n}', 'b'],
  ['another type', 'export const a: string;', 'export const a: number;', ['string']],
  [
    'one overload less',
    'export function a(b: 1): 1;\n\nexport function a(): 2;',
    'export function a(b: 1): 1;',
    '2',
  ],
])('a break: %s', (_, before, after, lost) => {
  expect(changes(before, after)).toEqual([
    { name: 'a', isBreak: true, lost: Array.isArray(lost) ? lost : expect.arrayContaining([lost]) },
  ]);
});

test('members of an exported namespace break importers too', () => {
  const namespace = 'declare namespace Like {\n  export {\n    LikeRoot as Root\n  }\n}';
  expect(
    changes(`${namespace}\n\nfunction LikeRoot(a: 1): 1;`, `${namespace}\n\nfunction LikeRoot(): 1;`),
  ).toEqual([expect.objectContaining({ name: 'LikeRoot', isBreak: true })]);
});

test('a declaration may move to an entry that is exported as a whole', () => {
  const before = new Map([['p', file('export const a: 1;')]]);
  const after = new Map([
    ['p', file("export * from 'p/part';")],
    ['p/part', file('export const a: 1;')],
  ]);
  expect(findChanges('p', before, after).filter(({ isBreak }) => isBreak)).toEqual([]);
});

test('an entry that is no longer exported as a whole takes its declarations along, unless they are here now', () => {
  const part = file('export const a: 1;');
  const before = new Map([
    ['p', file("export * from 'p/part';")],
    ['p/part', part],
  ]);
  expect(findChanges('p', before, new Map([['p/part', part]]))).toEqual([
    { name: 'a', isBreak: true, lost: [] },
  ]);
  expect(findChanges('p', before, new Map([['p', part]]))).toEqual([]);
  expect(findChanges('p', new Map(), before)).toEqual([{ name: 'p/part', isBreak: false, lost: [] }]);
});
