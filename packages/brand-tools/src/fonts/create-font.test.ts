import { completeCatalogue } from '@meetcute/i18n/catalogues';
import { localeCodes } from '@meetcute/i18n';
import { fontRanges } from '@meetcute/theme';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fonts as classicFonts } from '../../../../templates/classic/src/fonts.ts';
import { alphabets, findMissingLetters, LATIN_LETTERS } from './alphabets.ts';
import { createFont, noteFont } from './create-font.ts';
import { findFamilyProblem, fontNames } from './font-source.ts';
import { readFamily, readFont } from './read-font.ts';

const { resolve } = createRequire(join(import.meta.dirname, '../../../../templates/classic/package.json'));
const fileOf = (font: string) => resolve(`@fontsource-variable/${font}`);
const figtree = fileOf('figtree/files/figtree-latin-wght-normal.woff2');
const fraunces = fileOf('fraunces/files/fraunces-latin-full-normal.woff2');
const italic = fileOf('fraunces/files/fraunces-latin-wght-italic.woff2');
const polish = fileOf('figtree/files/figtree-latin-ext-wght-normal.woff2');

let template: string;
beforeEach(() => {
  template = mkdtempSync(join(tmpdir(), 'new font ż-'));
  writeFileSync(join(template, 'package.json'), '{}');
});
afterEach(() => rmSync(template, { recursive: true, force: true }));

const readBack = (path: string) => create(readFileSync(join(template, path))) as Font;

/** A font that is made in no time: its letters in one weight. */
let small: Buffer;
beforeAll(async () => {
  const options = { targetFormat: 'truetype', variationAxes: { wght: 700 } } as const;
  small = await subsetFont(readFileSync(figtree), LATIN_LETTERS, options);
});

function writeSmall(): string {
  const file = join(template, 'small.ttf');
  writeFileSync(file, small);
  return file;
}

test('adds a font with the measures that classic has', async () => {
  const font = await createFont({ file: figtree, template });
  const { fallback } = classicFonts.find(({ family }) => family === 'Figtree Variable')!;
  expect(font).toMatchObject({
    family: 'Figtree',
    weight: '300 900',
    standIn: 'sans',
    stack: '"Figtree Variable", "Figtree Variable Fallback", system-ui, sans-serif',
  });
  for (const measure of ['sizeAdjust', 'ascent', 'descent'] as const)
    expect(font[measure]).toBeCloseTo(fallback[measure], 1);
  expect(readFileSync(join(template, 'src/fonts/figtree.ts'), 'utf8')).toMatch(
    /import latin from '\.\/figtree-latin\.woff2\?url';\n[^]*'Figtree',\n  { latin, latinExt[:\w ]*},\n  { weight: '300 900', standIn: 'sans', sizeAdjust: [\d.]+, ascent: [\d.]+, descent: [\d.]+ },/,
  );
  expect(readFileSync(join(template, 'src/fonts.ts'), 'utf8')).toContain(
    'export const fonts = [figtreeFont];',
  );
  const subset = readBack('src/fonts/figtree-latin.woff2');
  expect(subset.type).toBe('WOFF2');
  expect(font.missing.map(({ language }) => language)).toEqual(['fr', 'pl']);
  expect(font.missing[0]!.letters).toBe('Ÿ');
  expect(font.missing[1]!.letters).toContain('ąćęłńśźżĄĆĘŁŃŚŹŻ');
  expect(font.notes[1]).toMatch(/^The font has no .*ąćęł.* for pl/);
  expect(font.notes).toContainEqual(
    expect.stringContaining('check` fails for such a font. The file may be a subset'),
  );
  expect(subset.variationAxes).toMatchObject({ wght: { min: 300, max: 900 } });
  for (const letter of LATIN_LETTERS + alphabets.de)
    expect(subset.hasGlyphForCodePoint(letter.codePointAt(0)!), letter).toBe(true);
});

test('keeps the weight alone of several axes, and finds serifs', async () => {
  const file = join(template, 'fraunces.ttf');
  const options = { targetFormat: 'truetype' } as const;
  writeFileSync(file, await subsetFont(readFileSync(fraunces), LATIN_LETTERS, options));
  const { standIn, notes, weight, stack } = await createFont({ file, template });
  expect({ standIn, weight, stack }).toEqual({
    standIn: 'serif',
    weight: '100 900',
    stack: '"Fraunces Variable", "Fraunces Variable Fallback", Georgia, serif',
  });
  expect(notes).toContain('The axes opsz, SOFT, WONK are fixed at their default.');
  expect(Object.keys(readBack('src/fonts/fraunces-latin.woff2').variationAxes)).toEqual(['wght']);
});

test('notes a font with a single weight, and one that is italic', async () => {
  const { weight, notes, missing } = await createFont({
    file: writeSmall(),
    template,
    name: 'Bold One',
    standIn: 'serif',
  });
  expect(weight).toBe('700');
  expect(missing).toHaveLength(7);
  expect(notes).toContainEqual(expect.stringContaining('The font has the weight 700 alone'));
  expect(readFileSync(join(template, 'src/fonts/bold-one.ts'), 'utf8')).toContain('latinExt: latin }');
  expect(noteFont(readFont(italic), [])).toEqual(['The font is italic, and so is every text in it.']);
});

test('notes a font whose licence forbids embedding', () => {
  const bytes = Buffer.from(small);
  const entry = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => 12 + index * 16).find(
    (offset) => bytes.toString('latin1', offset, offset + 4) === 'OS/2',
  )!;
  bytes.writeUInt16BE(0x0002, bytes.readUInt32BE(entry + 8) + 8);
  const file = join(template, 'closed.ttf');
  writeFileSync(file, bytes);
  expect(noteFont(readFont(file), [])).toContainEqual(expect.stringContaining('may not be embedded'));
});

test('replaces files on demand alone, says which were different, and never replaces the list of fonts', async () => {
  const file = writeSmall();
  mkdirSync(join(template, 'src/fonts'), { recursive: true });
  writeFileSync(join(template, 'src/fonts.ts'), '// Ours.');
  for (const name of ['figtree-latin.woff2', 'figtree.ts'])
    writeFileSync(join(template, 'src/fonts', name), '');
  await expect(createFont({ file, template })).rejects.toThrow(
    /figtree-latin\.woff2 already exists[^]*figtree\.ts already exists\. Add --force/,
  );
  const { changes, remaining } = await createFont({ file, template, isForced: true });
  expect(readFileSync(join(template, 'src/fonts.ts'), 'utf8')).toBe('// Ours.');
  expect(readFileSync(join(template, 'src/fonts/figtree.ts'), 'utf8')).toContain('variableFont');
  expect(changes).toEqual([
    'src/fonts/figtree-latin.woff2 was different, and is replaced',
    'src/fonts/figtree.ts was different, and is replaced',
  ]);
  expect(remaining[0]).toMatch(/^In src\/fonts\.ts add `import \{ figtreeFont \}/);
  const again = await createFont({ file, template, isForced: true });
  expect(again.changes).toEqual([]);
});

test('writes no list for headings alone where the font of texts is unknown', async () => {
  const { files, remaining } = await createFont({ file: writeSmall(), template, isHeading: true });
  expect(files.map(({ path }) => path)).toEqual(['src/fonts/figtree-latin.woff2', 'src/fonts/figtree.ts']);
  expect(existsSync(join(template, 'src/fonts.ts'))).toBe(false);
  expect(remaining[0]).toMatch(/^In src\/fonts.ts write `import \{ figtreeFont \}/);
});

test.each([
  ['none.woff2', null, 'There is no file'],
  ['text.woff2', 'Lora', 'text.woff2 is no font'],
  ['empty.woff2', '', 'empty.woff2 is no font'],
  ['old.woff', 'wOFF\0\0', 'is WOFF 1'],
  ['many.ttc', 'ttcf\0\0', 'is a collection'],
  ['cut.woff2', 'wOF2 and then nothing', 'cut.woff2 is a broken font'],
  ['cut.ttf', '\0\u0001\0\0\0\u0004', 'cut.ttf is a broken font'],
])('refuses %s', async (name, content, problem) => {
  const file = join(template, name);
  if (content !== null) writeFileSync(file, content, 'latin1');
  await expect(createFont({ file, template })).rejects.toThrow(problem);
  expect(existsSync(join(template, 'src'))).toBe(false);
});

test('refuses a font without Latin letters, a folder, a broken half and a large file', async () => {
  await expect(createFont({ file: polish, template })).rejects.toThrow('has no letters BCDEFGHIJK….');
  await expect(createFont({ file: template, template })).rejects.toThrow('is a folder');
  const half = join(template, 'half.woff2');
  writeFileSync(half, readFileSync(figtree).subarray(0, 9000));
  await expect(createFont({ file: half, template })).rejects.toThrow('half.woff2 is a broken font');
  const large = join(template, 'large.ttf');
  writeFileSync(large, Buffer.alloc(40_000_001));
  await expect(createFont({ file: large, template })).rejects.toThrow('large.ttf has 41 MB');
});

test('says everything at once, and writes nothing', async () => {
  rmSync(join(template, 'package.json'));
  await expect(createFont({ file: figtree, template, name: "L'; alert(1)//" })).rejects.toThrow(
    /can't name a font[^]*There is no package.json/,
  );
  expect(readdirSync(template)).toEqual([]);
});

test('leaves nothing behind where a file cannot be written', async () => {
  mkdirSync(join(template, 'src', 'fonts', 'figtree.ts'), { recursive: true });
  await expect(createFont({ file: writeSmall(), template, isForced: true })).rejects.toThrow(/EISDIR|EEXIST/);
  expect(readdirSync(join(template, 'src', 'fonts'))).toEqual(['figtree.ts']);
});

test.each([
  ['Lora', 'lora', 'loraFont'],
  ['Open Sans', 'open-sans', 'openSansFont'],
  ['Źródło 2', 'zrod-o-2', 'zrodO2Font'],
  ['2020 Vision', '2020-vision', 'number2020VisionFont'],
  ['字', 'font', 'Font'],
  ['class', 'class', 'classFont'],
])('names the files of %s', (family, slug, constant) => {
  expect(findFamilyProblem(family)).toBeNull();
  expect(fontNames(family, 'sans')).toMatchObject({ slug, constant });
});

test.each([
  '',
  "a'b",
  'a"b',
  'a\\b',
  '</style>',
  'a;b}',
  '../a',
  '`a`',
  '${a}',
  'a\nb',
  '-a',
  'x'.repeat(61),
])('refuses the family %j', (family) => {
  expect(findFamilyProblem(family)).toContain("can't name a font");
});

test.each([
  ['Figtree Light', 'Figtree'],
  ['Bricolage Grotesque 96pt ExtraBold', 'Bricolage Grotesque'],
  ['Nunito Sans Extra Light Italic', 'Nunito Sans'],
  ['Inter Variable', 'Inter'],
  ['Lightning', 'Lightning'],
])('finds the family of %s', (familyName, family) => {
  expect(readFamily({ familyName, getName: () => null } as unknown as Font)).toBe(family);
});

const isIn = (ranges: string, letter: string) =>
  ranges.split(',').some((range) => {
    const [first, last = first] = range.slice(2).split('-');
    const code = letter.codePointAt(0)!;
    return code >= parseInt(first!, 16) && code <= parseInt(last!, 16);
  });

test.each(localeCodes)(
  'the alphabet of %s has all letters and marks of its texts, and the subsets have it',
  async (code) => {
    const texts = JSON.stringify(await completeCatalogue(code)).normalize('NFC');
    const usedLetters = new Set([...texts].filter((letter) => letter > '~' && !/[\s\p{M}]/u.test(letter)));
    // No subset has arrows.
    expect([...usedLetters].filter((letter) => !`${alphabets[code]}←→`.includes(letter))).toEqual([]);
    const ranges = `${fontRanges.latin},${fontRanges.latinExt}`;
    expect([...alphabets[code]].filter((letter) => !isIn(ranges, letter))).toEqual([]);
    const all = new Set([...LATIN_LETTERS, ...alphabets[code]].map((letter) => letter.codePointAt(0)!));
    expect(findMissingLetters(all).map(({ language }) => language)).not.toContain(code);
  },
);
