import { expect, test } from 'vitest';
import { findChanges } from './compare.ts';

const file = (...blocks: string[]) => `# p\n\n\`\`\`ts\n${blocks.join('\n\n')}\n\`\`\`\n`;
const changes = (oldText: string, newText: string) =>
  findChanges('p', new Map([['p', file(oldText)]]), new Map([['p', file(newText)]]));

test('finds nothing where declarations change places', () => {
  const [a, b] = ['export const a: 1;', 'export const b: 2;'];
  expect(changes(`${a}\n\n${b}`, `${b}\n\n${a}`)).toEqual([]);
});

test.each([
  ['of a function', 'export function a(b: 1, ...c: 2[]): void;', 'export function a(d: 1, ...e: 2[]): void;'],
  ['that is destructured', 'export function A({ b, c }: P): 1;', 'export function A({ b }: P): 1;'],
  ['of a type', 'export type a = (b: 1) => (c: 2) => 3;', 'export type a = (c: 1) => (b: 2) => 3;'],
  ['of a method', 'interface a {\n  b(c: 1): 2;\n}', 'interface a {\n  b(d: 1): 2;\n}'],
  ['of a constructor', 'class a {\n  constructor(b: 1);\n}', 'class a {\n  constructor(c: 1);\n}'],
  ['that the result names', 'function a(b: 1, c: 2): c is 3;', 'function a(c: 1, d: 2): d is 3;'],
  ['of a tuple', 'export type a = [b: 1, c?: 2];', 'export type a = [d: 1, e?: 2];'],
  ['whose member a type names', 'function a(b: B): typeof b.c.b;', 'function a(d: B): typeof d.c.b;'],
])('finds nothing where a positional parameter has another name: %s', (_, oldText, newText) => {
  expect(changes(oldText, newText)).toEqual([]);
});

test.each([
  ['a new export', '', 'export const a: 1;'],
  ['a new optional member', 'export interface a {\n  b: 1;\n}', 'export interface a {\n  b: 1;\n  c?: 1;\n}'],
  ['a wider union', "export type a = 'b';", "export type a = 'b' | 'c';"],
  ['an argument more', 'export function a(b: 1): void;', 'export function a(b: 1, c?: 2): void;'],
  ['another number of an equal name', 'export const a: Event_2;', 'export const a: Event_3;'],
  ['an internal type that is gone', 'type a = 1;', ''],
])('no break: %s', (_, oldText, newText) => {
  expect(changes(oldText, newText).map(({ name, isBreak }) => [name, isBreak])).toEqual([['a', false]]);
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
  ['a parameter that is required now', 'export function a(b?: 1): 2;', 'export function a(c: 1): 2;', ['?']],
  [
    'a member of a parameter',
    'export type a = (b: { c: 1 }) => 2;',
    'export type a = (b: { d: 1 }) => 2;',
    ['c'],
  ],
  [
    'another parameter that the result is about',
    'export function a(b: 1, c: 1): b is 2;',
    'export function a(b: 1, c: 1): c is 2;',
    ['parameter0'],
  ],
  [
    'parameters of one type in another order',
    'export function a(width: number, height: number): 1;',
    'export function a(height: number, width: number): 1;',
    ['width', 'height'],
  ],
  [
    'parameters in another order, with one more',
    'export type a = { b(c: 1, d: 2): 3 };',
    'export type a = { b(d: 2, c: 1, e?: 1): 3 };',
    ['c', 'd'],
  ],
  [
    'one overload less',
    'export function a(b: 1): 1;\n\nexport function a(): 2;',
    'export function a(b: 1): 1;',
    '2',
  ],
])('a break: %s', (_, oldText, newText, lostTokens) => {
  expect(changes(oldText, newText)).toEqual([
    {
      name: 'a',
      isBreak: true,
      lost: Array.isArray(lostTokens) ? lostTokens : expect.arrayContaining([lostTokens]),
    },
  ]);
});

test('members of an exported namespace break importers too', () => {
  const namespace = 'declare namespace Like {\n  export {\n    LikeRoot as Root\n  }\n}';
  expect(
    changes(`${namespace}\n\nfunction LikeRoot(a: 1): 1;`, `${namespace}\n\nfunction LikeRoot(): 1;`),
  ).toEqual([expect.objectContaining({ name: 'LikeRoot', isBreak: true })]);
});

test('a declaration may move to an entry that is exported as a whole', () => {
  const oldReports = new Map([['p', file('export const a: 1;')]]);
  const newReports = new Map([
    ['p', file("export * from 'p/part';")],
    ['p/part', file('export const a: 1;')],
  ]);
  expect(findChanges('p', oldReports, newReports).filter(({ isBreak }) => isBreak)).toEqual([]);
});

test('an entry that is no longer exported as a whole takes its declarations along, unless they are here now', () => {
  const part = file('export const a: 1;');
  const oldReports = new Map([
    ['p', file("export * from 'p/part';")],
    ['p/part', part],
  ]);
  expect(findChanges('p', oldReports, new Map([['p/part', part]]))).toEqual([
    { name: 'a', isBreak: true, lost: [] },
  ]);
  expect(findChanges('p', oldReports, new Map([['p', part]]))).toEqual([]);
  expect(findChanges('p', new Map(), oldReports)).toEqual([{ name: 'p/part', isBreak: false, lost: [] }]);
});
