import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { check } from '../commands/check.ts';
import { makeBrand } from '../testing/make-brand.ts';
import { mendTemplateContrast } from '../tokens/import-tokens.ts';
import { findMainProblem, findNameProblem, mendMain, mendName } from './fixes.ts';
import { MAIN } from './storybook-main.ts';

let folder: string;
beforeEach(() => {
  folder = makeBrand();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const manifestFile = () => join(folder, 'package.json');

test('writes the configuration of a Storybook that is missing', () => {
  expect(mendMain(folder)).toEqual([`${MAIN} was missing, and is written.`]);
  expect(readFileSync(join(folder, MAIN), 'utf8')).toContain("new URL('../src/template.ts'");
  expect(findMainProblem(folder)).toBeNull();
  expect(mendMain(folder)).toEqual([]);
});

test('names the template in its package, and leaves the rest as it is', () => {
  const manifestBefore = JSON.parse(readFileSync(manifestFile(), 'utf8')) as object;
  expect(findNameProblem(folder, 'aurora')?.what).toBe("'meetcute' is missing.");
  expect(mendName(folder, 'aurora')).toEqual(['package.json: meetcute.template: missing → aurora']);
  expect(JSON.parse(readFileSync(manifestFile(), 'utf8'))).toEqual({
    ...manifestBefore,
    meetcute: { template: 'aurora' },
  });
  expect(mendName(folder, 'aurora')).toEqual([]);
  expect(findNameProblem(folder, 'velvet')?.what).toBe("'meetcute' names the template 'aurora'.");
});

test.each([
  [
    'tabs and CRLF',
    '{\r\n\t"name": "aurora",\r\n\t"meetcute": {\r\n\t\t"template": "velvet"\r\n\t}\r\n}\r\n',
  ],
  ['four spaces, no line at the end', '{\n    "meetcute": {\n        "template": "velvet"\n    }\n}'],
])('keeps the form of a package.json: %s', (_, text) => {
  writeFileSync(manifestFile(), text);
  mendName(folder, 'aurora');
  expect(readFileSync(manifestFile(), 'utf8')).toBe(text.replace('velvet', 'aurora'));
});

test('says where a package.json is no JSON', () => {
  writeFileSync(manifestFile(), '{\n  "name": aurora\n}');
  expect(() => findNameProblem(folder, 'aurora')).toThrow(/package\.json:2:\d+: is not JSON/);
});

test('leaves the stories of a template in this workspace to its Storybook', () => {
  const classic = join(import.meta.dirname, '../../../../templates/classic');
  expect(findMainProblem(classic)?.mend).toContain('npm run check');
  expect(mendMain(classic)).toEqual([]);
});

test('skips templates of this workspace alone, not each in a folder of templates', () => {
  expect(findNameProblem(join(import.meta.dirname, '../../../../templates/classic'), 'other')).toBeNull();
  const ownBrand = join(folder, 'templates/aurora');
  mkdirSync(ownBrand, { recursive: true });
  writeFileSync(join(ownBrand, 'package.json'), '{}');
  expect(findNameProblem(ownBrand, 'aurora')?.what).toBe("'meetcute' is missing.");
});

const tokensText = `import type { DeepPartial, Tokens } from '@meetcute/theme';

/** Colours of Aurora. */
export const tokens: DeepPartial<Tokens> = {
  light: { accent: 'oklch(0.97 0.02 200)' },
};
`;

/** Gives the brand tokens with an accent that can't be read. */
function addTokens(): string {
  const file = join(folder, 'src/tokens.ts');
  writeFileSync(file, tokensText);
  const template = join(folder, 'src/template.ts');
  const text = readFileSync(template, 'utf8');
  writeFileSync(
    template,
    `import { tokens } from './tokens.ts';\n${text.replace("name: 'aurora',", "name: 'aurora',\n  tokens,")}`,
  );
  return file;
}

const createFixOptions = () => ({
  only: ['template', 'contrast', 'sites'],
  all: false,
  fix: true,
  from: folder,
});

test('check --fix mends before it checks, and says what it changed', async () => {
  const file = addTokens();
  const { text, data, isFailure } = await check(folder, createFixOptions());
  expect(text).toMatch(
    /^Mended: package\.json: meetcute\.template: missing → aurora\nMended: src\/tokens\.ts: light\.accent: oklch\(0\.97 0\.02 200\) → oklch[^]*?\nok /,
  );
  expect({ text, isFailure }).toEqual({
    text: expect.stringContaining('No problems.') as string,
    isFailure: false,
  });
  expect(data).toMatchObject([
    { check: 'template', mended: ['package.json: meetcute.template: missing → aurora'], problems: [] },
    { check: 'contrast', mended: { length: 2 }, problems: [] },
    { check: 'sites', mended: [] },
  ]);
  expect(readFileSync(file, 'utf8')).toContain('/** Colours of Aurora. */');
});

// Without a check, which loads the template: that takes seconds.
test('tokens with comments or code stay as they are', async () => {
  const file = addTokens();
  expect(await mendTemplateContrast(folder)).not.toEqual([]);
  const text = tokensText.replace('  light:', '  // By hand.\n  light:');
  writeFileSync(file, text);
  expect(await mendTemplateContrast(folder)).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('check --fix says once what keeps it from mending', async () => {
  writeFileSync(join(folder, 'src/template.ts'), "throw new Error('Boom');\n");
  const { text } = await check(folder, { ...createFixOptions(), only: ['template', 'sites'] });
  expect(text.match(/Boom/g)).toHaveLength(1);
});

test('a template that throws while it loads is said once, and no check passes', async () => {
  writeFileSync(join(folder, 'src/template.ts'), "throw new Error('Boom');\n");
  const { text, data } = await check(folder, {
    only: ['template', 'contrast', 'icon'],
    all: false,
    fix: false,
  });
  expect(text.match(/Boom/g)).toHaveLength(1);
  expect(data).toMatchObject([
    { check: 'template', problems: { length: 1 } },
    { check: 'contrast', problems: [{ what: "It has not run: see what 'template' reports." }] },
    { check: 'icon', problems: { length: 1 } },
  ]);
});
