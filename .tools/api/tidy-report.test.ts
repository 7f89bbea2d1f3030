import { expect, test } from 'vitest';
import { readBlocks, writeReport } from './tidy-report.ts';

const report = (...blocks: string[]) =>
  `## API Report File for "@meetcute/p"\n\n\`\`\`ts\n\n${blocks.join('\n\n')}\n\n// (No @packageDocumentation comment for this package)\n\n\`\`\`\n`;

const write = (...blocks: string[]) => writeReport('@meetcute/p', readBlocks(report(...blocks)), []);

test('keeps declarations and the imports that they use, without tags', () => {
  expect(
    write(
      "import { JSX } from 'react';\nimport type { Unused } from 'other';",
      '// @public (undocumented)\nexport function A(): JSX.Element;',
      'export interface B {\n    // (undocumented)\n    a: 1;\n}',
    ),
  ).toBe(
    "# @meetcute/p\n\n```ts\nimport { JSX } from 'react';\n\nexport function A(): JSX.Element;\n\nexport interface B {\n  a: 1;\n}\n```\n",
  );
});

test('reads the same from an import of a type and of a value', () => {
  const declaration = 'export function a(): B;';
  expect(write("import type { B } from 'b';", declaration)).toBe(
    write("import { B } from 'b';", declaration),
  );
});

test('writes strings in single quotes, unless they contain one', () => {
  expect(write(`export type A = "a" | 'b' | "c's";`)).toContain(`export type A = 'a' | 'b' | "c's";`);
});

test('indents what is in brackets, also after a bracket in a string', () => {
  const text = write("export const a: Of<    {\nb: '{';\nc: [{\nd: 1;\n}];\n}>;", 'export const e: 1;');
  expect(text).toContain(
    "export const a: Of<{\n  b: '{';\n  c: [{\n    d: 1;\n  }];\n}>;\n\nexport const e: 1;",
  );
});

test('indents brackets that open on one line once', () => {
  const text = write('export type A = (B extends C ? {\nd: 1;\n} : {\ne: 1;\n}) & {\nf: 1;\n};');
  expect(text).toContain('export type A = (B extends C ? {\n  d: 1;\n} : {');
  expect(text).toContain('}) & {\n  f: 1;\n};');
});

test('leaves out tables of the database', () => {
  expect(write('const members: PgTableWithColumns<{\nname: 1;\n}>;', 'export const a: 1;')).not.toContain(
    'members',
  );
});

test('names an entry that is exported as a whole in place of its declarations', () => {
  const whole = [
    { name: '@meetcute/p/part', blocks: ['export interface A {\n    a: 1;\n}', 'export const b: 1;'] },
  ];
  const blocks = ['export interface A {\n    a: 1;\n}', 'const b_2: 1;', 'export const c: 1;'];
  expect(writeReport('@meetcute/p', blocks, whole)).toBe(
    "# @meetcute/p\n\n```ts\nexport const c: 1;\n\nexport * from '@meetcute/p/part';\n```\n",
  );
});
