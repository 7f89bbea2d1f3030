import { contrastFaults, defaultTokens, extendTokens, type Roles } from '@meetcute/theme';
import fc from 'fast-check';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { examples } from '../../../../.tools/full-run.ts';
import { mendContrast } from './contrast.ts';
import { exportTokens } from './export-tokens.ts';
import { completeTokens, tokensSource } from './complete-tokens.ts';
import { importTokens } from './import-tokens.ts';
import { readSource } from './token-source.ts';

let house: string;
let template: string;
let figma: string;
let tokensFile: string;

/** Tokens of the base, which differ from the default ones in one corner. */
const base = extendTokens(defaultTokens, { radius: { medium: '3rem' } });

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'import tokens ż-'));
  template = join(house, 'aurora');
  figma = join(house, 'figma.json');
  tokensFile = join(template, 'src', 'tokens.ts');
  const baseFolder = join(template, 'node_modules', '@meetcute', 'template-base');
  for (const folder of [join(template, 'src'), join(baseFolder, 'dist')])
    mkdirSync(folder, { recursive: true });
  symlinkSync(
    join(import.meta.dirname, '../../../theme'),
    join(template, 'node_modules', '@meetcute', 'theme'),
  );
  writeFileSync(
    join(baseFolder, 'package.json'),
    '{"type": "module", "exports": {"./tokens": {"default": "./dist/tokens.js"}, "./package.json": "./package.json"}}',
  );
  writeFileSync(
    join(baseFolder, 'dist', 'tokens.js'),
    "export const tokens = { radius: { medium: '3rem' } };",
  );
  writeFileSync(
    join(template, 'package.json'),
    '{"type": "module", "dependencies": {"missing": "1", "@meetcute/template-base": "1"}}',
  );
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

const color = (components: number[]) => ({ $type: 'color', $value: { colorSpace: 'oklch', components } });
const write = (content: unknown) => writeFileSync(figma, JSON.stringify(content));
const readSourceFile = () => readFileSync(tokensFile, 'utf8');
const writeSourceFile = (text: string) => writeFileSync(tokensFile, text);

const purple = { light: { accent: color([0.5, 0.2, 300]) } };

test('writes a colour that differs from the base', async () => {
  write({ ...purple, radius: { medium: { $type: 'dimension', $value: { value: 3, unit: 'rem' } } } });
  expect(await importTokens({ file: figma, template })).toEqual({
    file: tokensFile,
    changes: [{ path: 'light.accent', from: 'oklch(0.52 0.19 5)', to: 'oklch(0.5 0.2 300)' }],
    notes: [],
    isWritten: true,
  });
  expect(readSourceFile()).toBe(`import type { DeepPartial, Tokens } from '@meetcute/theme';

/** Design tokens that differ from those of the base. */
export const tokens: DeepPartial<Tokens> = {
  light: { accent: 'oklch(0.5 0.2 300)' },
};
`);
  expect(readdirSync(join(template, 'src'))).toEqual(['tokens.ts']);
});

test('keeps tokens that the file does not have, and writes references', async () => {
  writeSourceFile(`import { vars, type DeepPartial, type Tokens } from '@meetcute/theme';

/**
 * Aurora, in green.
 */
export const tokens: DeepPartial<Tokens> = {
  home: 'dark', radius: { large: "2rem" },
  part: { field: { line: vars.accent, radius: vars.radius.full }, button: { height: vars.space[12] } },
} satisfies DeepPartial<Tokens>;\r
`);
  write(purple);
  await importTokens({ file: figma, template });
  expect(readSourceFile()).toBe(`import { vars, type DeepPartial, type Tokens } from '@meetcute/theme';

/**
 * Aurora, in green.
 */
export const tokens: DeepPartial<Tokens> = {
  home: 'dark',
  radius: { large: '2rem' },
  part: {
    button: { height: vars.space[12] },
    field: { radius: vars.radius.full, line: vars.accent },
  },
  light: { accent: 'oklch(0.5 0.2 300)' },
};
`);
});

test('writes nothing where nothing changes, or for a trial', async () => {
  write({ light: { accent: color([0.52, 0.19, 5]) } });
  expect(await importTokens({ file: figma, template })).toMatchObject({ changes: [], isWritten: false });
  write(purple);
  expect(await importTokens({ file: figma, template, isTrial: true })).toMatchObject({
    changes: [{ path: 'light.accent' }],
    isWritten: false,
  });
  expect(readdirSync(join(template, 'src'))).toEqual([]);
});

test.each([
  ["export const tokens = {\n  // Ours since 2019.\n  home: 'dark',\n};\n", '// Ours since 2019.'],
  ["const dark = 'dark';\nexport const tokens = { home: dark };\n", "const dark = 'dark';"],
  ["export const tokens = { ...{ home: 'dark' } };\n", "{ ...{ home: 'dark' } }"],
  ["export const tokens = { home: 'dark'.trim() };\n", "home: 'dark'.trim()"],
  ['export const tokens = { home: `dark` };\n', 'home: `dark`'],
])('refuses to lose what a person wrote: %j', async (source, line) => {
  writeSourceFile(source);
  write(purple);
  const problem = await importTokens({ file: figma, template }).catch((error: unknown) => String(error));
  expect(problem).toContain(line);
  expect(problem).toContain('light.accent: oklch(0.52 0.19 5) → oklch(0.5 0.2 300)');
  expect(readSourceFile()).toBe(source);
  await importTokens({ file: figma, template, isForced: true });
  expect(readSourceFile()).toContain("home: 'dark',\n  light: { accent: 'oklch(0.5 0.2 300)' },");
});

test('a template that extends none has the default tokens', async () => {
  writeFileSync(join(template, 'package.json'), '{"type": "module"}');
  write(purple);
  await importTokens({ file: figma, template });
  expect(readSourceFile()).toContain(
    "export const tokens: Tokens = extendTokens(defaultTokens, {\n  light: { accent: 'oklch(0.5 0.2 300)' },\n});",
  );
  expect(readSource(readSourceFile()).lostLines).toEqual([]);
});

test('names both colours of each pair without contrast, and changes nothing', async () => {
  write({ light: { accent: color([0.9, 0.05, 300]) }, dark: { text: color([0.3, 0, 0]) } });
  const problem = await importTokens({ file: figma, template }).catch((error: unknown) => String(error));
  expect(problem).toContain('light: accent oklch(0.9 0.05 300) on surface oklch(0.985 0.007 75) has 1.');
  expect(problem).toContain('light: onAccent oklch(0.99 0.005 20) on accent oklch(0.9 0.05 300) has 1.');
  expect(problem).toContain('dark: text oklch(0.3 0 0) on surface');
  expect(problem).toContain('let --fix make them lighter or darker');
  expect(readdirSync(join(template, 'src'))).toEqual([]);
});

test('mends colours without contrast when it is asked to, and says how', async () => {
  write({ light: { accent: color([0.9, 0.05, 300]) } });
  const { notes, changes } = await importTokens({ file: figma, template, mendsContrast: true });
  expect(notes).toEqual([
    expect.stringMatching(
      /^light\.accent is oklch\(0\.\d+ 0\.\d+ 300\) in place of oklch\(0\.9 0\.05 300\), which has too little contrast\.$/,
    ),
    expect.stringContaining('light.onAccent is oklch(0.2'),
  ]);
  expect(changes).toHaveLength(2);
  expect(contrastFaults(completeTokens([figma], base, true).tokens.light)).toEqual([]);
});

const shade = fc
  .tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 0.2, noNaN: true }),
    fc.nat(359),
  )
  .map(([l, c, h]) => `oklch(${l.toFixed(3)} ${c.toFixed(3)} ${h})`);

test('mends any foreground on the grounds of a template', () => {
  const mendable = [
    'text',
    'textMuted',
    'accent',
    'onAccent',
    'accentText',
    'danger',
    'focus',
    'edge',
  ] as const;
  const colours = fc.record(Object.fromEntries(mendable.map((role) => [role, shade])));
  fc.assert(
    fc.property(colours, (roles) => {
      for (const scheme of ['light', 'dark'] as const) {
        const mendedRoles = mendContrast({ ...defaultTokens[scheme], ...(roles as Partial<Roles>) });
        const faults = contrastFaults(mendedRoles);
        expect(faults.filter((fault) => !/^on(Danger|Success|Warning) /.test(fault))).toEqual([]);
        expect({ ...mendedRoles, ...roles, onDanger: '' }).toMatchObject({
          surface: defaultTokens[scheme].surface,
          line: defaultTokens[scheme].line,
        });
      }
    }),
    { numRuns: examples(8, 300) },
  );
});

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/brands/tokens-and-fonts.md'), 'utf8');
const samples = Array.from(guide.matchAll(/```json\n([^]*?)```/g), ([, sample]) => sample!);

test.each(samples)('the sample %# of the guide can be imported', (sample) => {
  writeFileSync(figma, sample);
  const { tokens, notes } = completeTokens([figma], base);
  expect(tokens.light.focus).toBe('oklch(0.4857 0.0805 203.93)');
  expect(tokens.dark.focus).toBe('oklch(0.82 0.08 200)');
  expect(tokens.radius.medium).toBe('4px');
  expect(notes.filter((note) => !note.includes('has no unit'))).toEqual([]);
});

test('the guide has samples', () => expect(samples).toHaveLength(2));

test('says that a font needs a file', () => {
  write({ font: { text: { $type: 'fontFamily', $value: ['Lora', 'serif'] } } });
  expect(completeTokens([figma], base)).toMatchObject({
    tokens: { font: { text: 'Lora, serif' } },
    notes: [
      'font.text is Lora, serif. A font that is not installed everywhere needs a file: npx meetcute fonts <file>.',
    ],
  });
});

test('a broken file changes nothing', async () => {
  writeSourceFile("export const tokens = { home: 'dark' };\n");
  writeFileSync(figma, '{');
  await expect(importTokens({ file: figma, template })).rejects.toThrow('figma.json:1:2 This is no JSON');
  expect(readSourceFile()).toBe("export const tokens = { home: 'dark' };\n");
});

test.each([
  ['no tokens', 'export const colours = {};', "has no export 'tokens'"],
  ['a fault', "throw new Error('at noon');", /tokens\.ts can't be loaded: at noon/],
])('says what is wrong with a tokens.ts with %s', async (_, source, problem) => {
  writeSourceFile(source);
  write(purple);
  await expect(importTokens({ file: figma, template })).rejects.toThrow(problem);
});

test('says where there is no template', async () => {
  await expect(exportTokens({ template: house })).rejects.toThrow('There is no package.json in');
});

test('an export of a template imports back, into a file that is replaced on demand alone', async () => {
  writeSourceFile("export const tokens = { home: 'dark', radius: { large: '50%' } };\n");
  const file = join(house, 'out', 'aurora.tokens.json');
  const { text } = await exportTokens({ template, file });
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(await exportTokens({ template: relative('', template) })).toEqual({ text });
  await expect(exportTokens({ template, file })).rejects.toThrow('already exists');
  await exportTokens({ template, file, isForced: true });
  expect(completeTokens([file], base)).toEqual({
    tokens: extendTokens(base, { home: 'dark', radius: { large: '50%' } }),
    notes: [],
  });
});

test('refuses to export what is no value of CSS', async () => {
  writeSourceFile(
    "export const tokens = { home: 'dark', radius: { large: '1px;}' }, light: { text: 1 } };\n",
  );
  await expect(exportTokens({ template })).rejects.toThrow(
    /The token 'light\.text' can't be exported: '1' is no value of CSS\.\nThe token 'radius\.large' can't be/,
  );
});

test('source of tokens has any text as it is', async () => {
  const file = join(house, 'strange.mjs');
  const font = { text: String.raw`'a\b', "c", ${'x'.repeat(120)}`, display: "'a'" };
  const source = tokensSource(base, extendTokens(base, { font }));
  writeFileSync(file, source.replaceAll(/import .*|: DeepPartial<Tokens>/g, ''));
  expect(await import(file)).toMatchObject({ tokens: { font } });
});
