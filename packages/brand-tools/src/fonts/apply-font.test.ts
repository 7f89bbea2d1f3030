import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fontNames } from './font-source.ts';
import { applyFont, type FontUse } from './apply-font.ts';

const lora = fontNames('Lora', 'serif');
const { stack } = lora;

const template = `import { defineTemplate } from '@meetcute/site';
import { classic } from '@meetcute/template-classic';
import { icon } from './icon.ts';
import { tokens } from './tokens.ts';

/** Aurora, with fonts of classic. */
export const aurora = defineTemplate({
  name: 'aurora',
  extends: classic,
  tokens,
  icon,
});
`;

const tokens = `import type { DeepPartial, Tokens } from '@meetcute/theme';

/** Tokens. "Lora Variable" is no font yet. */
export const tokens: DeepPartial<Tokens> = {
  light: { accent: 'oklch(0.5 0.1 200)' }, // the sea
};
`;

interface Sources {
  readonly template?: string;
  readonly tokens?: string;
  readonly fonts?: string;
}

/** Returns what a template with some files needs to use a font. */
function use(sources: Sources = {}, isHeading = false): FontUse {
  const folder = mkdtempSync(join(tmpdir(), 'font ż-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  for (const [name, text] of Object.entries({ template, tokens, ...sources }))
    writeFileSync(join(folder, 'src', `${name}.ts`), text);
  return applyFont(folder, { ...lora, isHeading });
}

const read = ({ files }: FontUse, name: string) => files.get(`src/${name}.ts`);

test('lists the font, passes it and names it in a new template, and keeps all else', () => {
  const done = use();
  expect(done.remaining).toEqual([]);
  expect(done.changes).toEqual([
    'src/template.ts passes `fonts`',
    'src/tokens.ts names it as text and display',
  ]);
  expect(read(done, 'fonts')).toContain('export const fonts = [loraFont];');
  expect(read(done, 'template')).toBe(
    template
      .replace('import { icon }', "import { fonts } from './fonts.ts';\nimport { icon }")
      .replace('  tokens,\n', '  tokens,\n  fonts,\n'),
  );
  expect(read(done, 'tokens')).toBe(
    tokens.replace(
      ' // the sea\n',
      ` // the sea\n  font: {\n    text: '${stack}',\n    display: '${stack}',\n  },\n`,
    ),
  );
});

test('keeps the text font of the base for a font of headings', () => {
  const done = use({}, true);
  expect(read(done, 'fonts')).toContain("import { classic } from '@meetcute/template-classic';\n");
  expect(read(done, 'fonts')).toContain('export const fonts = [...classic.fonts, loraFont];');
  expect(read(done, 'tokens')).toContain(`  font: {\n    display: '${stack}',\n  },`);
});

test('imports the base by the name that the template has for it', () => {
  const line = "import { classic as base } from '@meetcute/template-classic';";
  const code = template
    .replace("import { classic } from '@meetcute/template-classic';", line)
    .replace('extends: classic', 'extends: base');
  const done = use({ template: code }, true);
  expect(read(done, 'fonts')).toContain(`${line}\n`);
  expect(read(done, 'fonts')).toContain('export const fonts = [...base.fonts, loraFont];');
  expect(done.remaining).toEqual([]);
});

test.each([
  ['has a default import', "import base from './base.ts';", 'base'],
  ['is of a namespace', "import * as bases from './bases.ts';", 'bases.base'],
  ['is made here', "const base = makeBase('classic');", 'base'],
])('leaves the list with a font of headings to a person where the base %s', (_what, line, base) => {
  const code = template
    .replace("import { classic } from '@meetcute/template-classic';", line)
    .replace('extends: classic', `extends: ${base}`);
  const done = use({ template: code }, true);
  expect([...done.files.keys()]).toEqual(['src/tokens.ts']);
  expect(done.remaining).toEqual([
    expect.stringContaining('`export const fonts = [...base.fonts, loraFont];`'),
    expect.stringMatching(/^In src\/template.ts add `import \{ fonts \}/),
  ]);
});

test('adds no second import of the font or of the list', () => {
  const done = use({
    fonts: "import { loraFont } from './fonts/lora.ts';\nexport const fonts = [withSwap(loraFont)];\n",
    template: template.replace("import { icon } from './icon.ts';", "import fonts from './fonts.ts';"),
  });
  expect([...done.files.keys()]).toEqual(['src/tokens.ts']);
  expect(done.remaining).toEqual([
    'In src/fonts.ts see that the list has `loraFont`, which the file names.',
    expect.stringMatching(
      /in defineTemplate\(\)\. It has other `fonts`: take another name for one of them\.$/,
    ),
  ]);
});

test('changes nothing in a template that uses the font, in whatever form', () => {
  const sources = {
    template: template
      .replace('import { icon }', "import { fonts as list } from './fonts.ts';\nimport { icon }")
      .replace('  icon,\n', '  icon, fonts: list,\n'),
    tokens: `export const tokens = extendTokens(defaultTokens, { 'font': { display: ${JSON.stringify(stack)} } }) satisfies Tokens;`,
    fonts: "import { loraFont } from './fonts/lora.ts';\nexport const fonts = [\n  loraFont,\n] as const;\n",
  };
  expect(use(sources, true)).toEqual({ files: new Map(), changes: [], remaining: [] });
});

test('says where the font is used for other texts, and keeps that', () => {
  const fonts =
    "import { loraFont } from './fonts/lora.ts';\nexport const fonts = [...classic.fonts, loraFont];\n";
  const passing = template
    .replace('import { icon }', "import { fonts } from './fonts.ts';\nimport { icon }")
    .replace('  icon,\n', '  icon,\n  fonts,\n');
  const heading = `export const tokens = { font: { ...classic.font, display: '${stack}' } };`;
  expect(use({ template: passing, fonts, tokens: heading })).toEqual({
    files: new Map(),
    changes: [],
    remaining: [
      'In src/fonts.ts put `loraFont` first, because pages load the font of texts early.',
      `src/tokens.ts names it as display alone; for all texts write \`font: { text: '${stack}', display: '${stack}' },\`.`,
    ],
  });
  const all = `export const tokens = { font: { display: '${stack}', text: '${stack}' } };`;
  expect(use({ template: passing, fonts, tokens: all }, true).remaining).toEqual([
    `src/tokens.ts names it as display and text; for headings alone write \`font: { display: '${stack}' },\`, and put the font of texts first in src/fonts.ts.`,
  ]);
});

test.each([
  ['in the fonts', "font: { ...classic.font, display: 'Karla' }"],
  ['that replaces the name of the font', `font: { text: '${stack}', display: '${stack}', ...classic.font }`],
  ['after the fonts', 'font: {}, ...more'],
  ['that may have fonts', '...more'],
])('says what to add where tokens have a spread %s', (_what, properties) => {
  const done = use({ tokens: `export const tokens = { ${properties} };` });
  expect(read(done, 'tokens')).toBeUndefined();
  expect(done.remaining).toEqual([expect.stringMatching(/^In src\/tokens.ts name the font: `font: /)]);
});

test('adds the font to a list with a spread', () => {
  const fonts = 'export const fonts = [...classic.fonts, ...more];\n';
  expect(read(use({ fonts }), 'fonts')).toMatch(
    /\nexport const fonts = \[loraFont, \.{3}classic.fonts, \.{3}more];\n$/,
  );
  expect(read(use({ fonts }, true), 'fonts')).toMatch(
    /\nexport const fonts = \[\.{3}classic.fonts, \.{3}more, loraFont];\n$/,
  );
});

test('adds the font to a list and to other tokens, and says which one it replaces', () => {
  const fonts =
    "import { karlaFont } from './fonts/karla.ts';\n\nexport const fonts = [\n  karlaFont, // texts\n];\n";
  const done = use({
    fonts,
    tokens: 'export const tokens = { font: { text: \'"Karla Variable", serif\' } };\r\n',
  });
  expect(read(done, 'fonts')).toBe(
    "import { karlaFont } from './fonts/karla.ts';\nimport { loraFont } from './fonts/lora.ts';\n\nexport const fonts = [\n  loraFont,\n  karlaFont, // texts\n];\n",
  );
  expect(read(done, 'tokens')).toBe(
    `export const tokens = { font: { text: '${stack}',\r\n    display: '${stack}',\r\n  } };\r\n`,
  );
  expect(done.changes).toEqual([
    'src/fonts.ts has loraFont',
    'src/template.ts passes `fonts`',
    `src/tokens.ts names it as text and display, text in place of '"Karla Variable", serif'`,
  ]);
  expect(read(use({ fonts }, true), 'fonts')).toContain('  karlaFont,\n  loraFont, // texts\n');
});

test('takes no word of a comment or of another constant for a use, and says what it can’t add', () => {
  const done = use({
    template: '// fonts\nexport const aurora = define({ fonts });\n',
    tokens: `// "Lora Variable"\nimport { tokens } from './more.ts';\nexport { tokens };\n`,
    fonts: '// loraFont\nexport const fonts = readFonts();\n',
  });
  expect(done).toEqual({
    files: new Map(),
    changes: [],
    remaining: [
      "In src/fonts.ts add `import { loraFont } from './fonts/lora.ts';`, and `loraFont` to the list.",
      "In src/template.ts add `import { fonts } from './fonts.ts';`, and `fonts,` in defineTemplate().",
      `In src/tokens.ts name the font: \`font: { text: '${stack}', display: '${stack}' },\`.`,
    ],
  });
});

test('says that a template passes other fonts', () => {
  const { remaining } = use({ template: template.replace('  icon,\n', '  icon,\n  fonts: [a],\n') });
  expect(remaining).toEqual([expect.stringMatching(/in defineTemplate\(\), in place of its other fonts\.$/)]);
});
