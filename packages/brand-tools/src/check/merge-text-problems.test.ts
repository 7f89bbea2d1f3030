import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mergeTextProblems } from './merge-text-problems.ts';
import type { CheckResult, Problem } from './problem.ts';

const resultOf = (name: string, problems: readonly Problem[]): CheckResult => ({
  check: { name, title: name },
  problems,
  mended: [],
  seconds: 0,
});

const problem = (where: string, what: string, textKey?: string): Problem => ({
  where,
  what,
  why: '',
  mend: '',
  ...(textKey !== undefined && { textKey }),
});

/** Returns a folder with texts. */
function makeFolder(texts: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/texts.ts'), texts);
  return folder;
}

test('says a mistake in a text once, with the place of the compiler and the mend of the template', () => {
  const folder = makeFolder(
    "en: {\n  'home:heding': 'Ahoy',\n  'home:heading': 5,\n},\nde: {\n  'home:heding': 'Ahoi',\n},\n",
  );
  const doesNotExist = `''home:heding'' does not exist in type …`;
  const [types, template] = mergeTextProblems(folder, [
    resultOf('types', [
      problem('src/texts.ts:2', doesNotExist),
      problem('src/texts.ts:3', "Type 'number' is not assignable to type 'string'."),
      problem('src/texts.ts:6', doesNotExist),
      problem('src/tokens.ts:4', "'acent' does not exist."),
    ]),
    resultOf('template', [
      problem('src/template.ts', "The text 'home:heding' in en doesn't exist.", 'home:heding'),
      problem('src/template.ts', "The text 'home:heading' in en is no string.", 'home:heading'),
      problem('src/template.ts', "The text 'home:heding' in de doesn't exist.", 'home:heding'),
      problem('src/template.ts', "The text 'shell:a' in pl is missing.", 'shell:a'),
    ]),
  ]);
  expect(types!.problems.map(({ where }) => where)).toEqual(['src/tokens.ts:4']);
  expect(template!.problems.map(({ where }) => where)).toEqual([
    'src/texts.ts:2',
    'src/texts.ts:3',
    'src/texts.ts:6',
    'src/template.ts',
  ]);
});

test('finds the place of a text in a template of one line', () => {
  const folder = makeFolder("texts: { en: { 'home:heding': 'Ahoy', \"home:note\" : 'Hi' } },\n");
  const [types, template] = mergeTextProblems(folder, [
    resultOf('types', [problem('src/texts.ts:1', "''home:heding'' does not exist in type …")]),
    resultOf('template', [problem('src/template.ts', "The text 'home:note' in en can't …", 'home:note')]),
  ]);
  expect(types!.problems).toEqual([]);
  expect(template!.problems[0]!.where).toBe('src/texts.ts:1');
});

test('keeps errors of other code that names the key', () => {
  const folder = makeFolder(
    "t('home:heding', 5);\nlet key: Other = 'home:heding';\nconst two: Two = { 'home:hedings': 5 };\nuse('a', x);\n",
  );
  const errors = [
    problem('src/texts.ts:1', "Argument of type '5' is not assignable to parameter of type 'string'."),
    problem('src/texts.ts:2', "Type ''home:heding'' is not assignable to type 'Other'."),
    problem('src/texts.ts:3', "''home:hedings'' does not exist in type 'Two'."),
    problem('src/texts.ts:4', "Argument of type ''home:heding'' is not assignable …"),
  ];
  const [types, template] = mergeTextProblems(folder, [
    resultOf('types', errors),
    resultOf('template', [problem('src/template.ts', "The text 'home:heding' in en …", 'home:heding')]),
  ]);
  expect(types!.problems).toEqual(errors);
  expect(template!.problems[0]!.where).toBe('src/template.ts');
});

test('leaves type errors where the template was not checked', () => {
  const results = [resultOf('types', [problem('src/texts.ts:2', "'home:heding' does not exist")])];
  expect(mergeTextProblems('/nowhere', results)).toEqual(results);
});
