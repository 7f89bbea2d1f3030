import { converter, parse } from 'culori';
import fc from 'fast-check';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { examples } from '../../../../.tools/full-run.ts';
import { InputError } from '../input-error.ts';
import { readTokenFiles } from './read-tokens.ts';

const folder = mkdtempSync(join(tmpdir(), 'token files ż-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Json = Readonly<Record<string, unknown>> | string;

function write(name: string, content: Json): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** Returns the error of a file. */
function problemsOf(content: Json): string {
  const file = write('figma.json', content);
  try {
    readTokenFiles([file]);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no problem';
}

const read = (content: Json) => readTokenFiles([write('figma.json', content)]);

const teal = { colorSpace: 'srgb', components: [0.039, 0.424, 0.455], hex: '#0a6c74' };
const tealText = 'oklch(0.4857 0.0805 203.93)';
const color = (value: unknown) => ({ $type: 'color', $value: value });
const px = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });

test('reads one colour', () => {
  expect(read({ light: { accent: color(teal) } })).toEqual({
    tokens: { light: { accent: tealText } },
    notes: [],
  });
});

test.each([
  ['srgb-linear', [0.003, 0.15, 0.175], 'color(srgb-linear 0.003 0.15 0.175)'],
  ['hsl', [184.5, 84.2, 24.7], 'hsl(184.5 84.2% 24.7%)'],
  ['hsl', ['none', 0, 24.7], 'hsl(0 0% 24.7%)'],
  ['hwb', [184.5, 3.9, 54.5], 'hwb(184.5 3.9% 54.5%)'],
  ['lab', [41.4, -23.7, -12.5], 'lab(41.4 -23.7 -12.5)'],
  ['lch', [41.4, 26.8, 207.8], 'lch(41.4 26.8 207.8)'],
  ['oklab', [0.486, -0.073, -0.033], 'oklab(0.486 -0.073 -0.033)'],
  ['oklch', [0.486, 0.08, 204.2], 'oklch(0.486 0.08 204.2)'],
  ['display-p3', [0.185, 0.418, 0.451], 'color(display-p3 0.185 0.418 0.451)'],
  ['a98-rgb', [0.25, 0.42, 0.45], 'color(a98-rgb 0.25 0.42 0.45)'],
  ['prophoto-rgb', [0.26, 0.35, 0.37], 'color(prophoto-rgb 0.26 0.35 0.37)'],
  ['rec2020', [0.25, 0.35, 0.38], 'color(rec2020 0.25 0.35 0.38)'],
  ['xyz-d65', [0.09, 0.12, 0.18], 'color(xyz-d65 0.09 0.12 0.18)'],
  ['xyz-d50', [0.09, 0.12, 0.14], 'color(xyz-d50 0.09 0.12 0.14)'],
])('reads a colour in %s as CSS does: %j', (colorSpace, components, css) => {
  const { tokens, notes } = read({ light: { accent: color({ colorSpace, components }) } });
  expect(notes).toEqual([]);
  const [l, c, h] = tokens.light!.accent!.match(/[\d.]+/g)!.map(Number);
  const expected = converter('oklch')(parse(css)!);
  expect(l).toBeCloseTo(expected.l, 3);
  expect(c).toBeCloseTo(expected.c, 3);
  expect(h).toBeCloseTo(expected.h ?? 0, 1);
});

test('reads every type', () => {
  const shadow = {
    color: { colorSpace: 'oklch', components: [0.2, 0, 0], alpha: 0.5 },
    offsetX: { value: 0, unit: 'px' },
    offsetY: { value: -1, unit: 'px' },
    blur: { value: 0.5, unit: 'rem' },
    spread: { value: 0, unit: 'px' },
  };
  const { tokens, notes } = read({
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $extensions: { meetcute: { home: 'dark' }, 'com.figma.modeName': 'Mode 1' },
    font: {
      $type: 'fontFamily',
      text: { $value: ['Lora', 'Open Sans', 'serif'] },
      display: { $value: 'Lora' },
    },
    weight: { strong: { $type: 'fontWeight', $value: 'semi-bold' }, text: { $type: 'number', $value: 380 } },
    leading: { text: { $type: 'number', $value: 1.5, $description: 'Lines', $deprecated: false } },
    tracking: { caps: { $type: 'number', $value: 0.04 } },
    space: { $type: 'dimension', 4: { $value: { value: 1, unit: 'rem' } } },
    radius: { medium: { $type: 'number', $value: 12 } },
    motion: {
      enter: { $type: 'duration', $value: { value: 0.2, unit: 's' } },
      ease: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
    },
    light: { shadow: { raised: { $type: 'shadow', $value: shadow } } },
    dark: {
      shadow: { raised: { $type: 'shadow', $value: [{ ...shadow, color: { ...shadow.color, alpha: 1 } }] } },
    },
    shadow: { floating: { $type: 'shadow', $value: [{ ...shadow, inset: true }, shadow] } },
  });
  expect(tokens).toEqual({
    home: 'dark',
    font: { text: 'Lora, "Open Sans", serif', display: 'Lora' },
    weight: { strong: '600', text: '380' },
    leading: { text: '1.5' },
    tracking: { caps: '0.04em' },
    space: { 4: '1rem' },
    radius: { medium: '12px' },
    motion: { enter: '0.2s', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
    shadow: {
      raised: '0 -1px 0.5rem light-dark(oklch(0.2 0 0 / 0.5), oklch(0.2 0 0))',
      floating: 'inset 0 -1px 0.5rem oklch(0.2 0 0 / 0.5), 0 -1px 0.5rem oklch(0.2 0 0 / 0.5)',
    },
  });
  expect(notes).toEqual([
    expect.stringMatching(/#\/radius\/medium\/\$value This number has no unit, and is taken as px/),
  ]);
});

test('a shadow of another shape in each scheme is invisible in the other one', () => {
  const layer = (blur: number) => ({
    color: { colorSpace: 'oklch', components: [0.2, 0, 0] },
    offsetX: { value: 0, unit: 'px' },
    offsetY: { value: 0, unit: 'px' },
    blur: { value: blur, unit: 'px' },
    spread: { value: 0, unit: 'px' },
  });
  const makeRaisedShadow = (value: unknown) => ({ shadow: { raised: { $type: 'shadow', $value: value } } });
  const { tokens } = read({
    light: makeRaisedShadow(layer(1)),
    dark: makeRaisedShadow([layer(2), layer(3)]),
  });
  expect(tokens.shadow!.raised).toBe(
    '0 0 1px light-dark(oklch(0.2 0 0), transparent), ' +
      '0 0 2px light-dark(transparent, oklch(0.2 0 0)), 0 0 3px light-dark(transparent, oklch(0.2 0 0))',
  );
});

test('follows aliases, pointers and extended groups', () => {
  const { tokens } = read({
    button: { $extends: '{palette}', teal: color({ $ref: '#/palette/teal/$value' }) },
    palette: { $type: 'color', teal: { $value: teal }, 'deep teal': { $value: '{palette.teal}' } },
    light: {
      accent: { $value: '{palette.deep teal}' },
      focus: { $ref: '#/palette/deep%20teal' },
      accentText: { $value: '{button.deep teal}' },
      text: color({
        colorSpace: 'srgb',
        components: [{ $ref: '#/palette/teal/$value/components/0' }, 0.424, 0.455],
      }),
      part: { card: { surface: { $value: '{light.accent}' } } },
    },
    dark: { part: { card: { surface: color('{dark.accent}') } }, accent: { $value: '{button.teal}' } },
    radius: { medium: px(8), large: { $ref: '#/radius/medium' } },
    part: { field: { radius: { $value: '{radius.large}' }, line: color('{palette.teal}') } },
  });
  expect(tokens).toEqual({
    light: { accent: tealText, focus: tealText, accentText: tealText, text: tealText },
    dark: { accent: tealText },
    radius: { medium: '8px', large: '8px' },
    part: {
      card: { surface: 'var(--mc-accent)' },
      field: { radius: 'var(--mc-radius-large)', line: tealText },
    },
  });
});

test('a group that is extended before it comes has the type of the groups around it', () => {
  const { tokens } = read({
    light: { $extends: '{themes.day}' },
    themes: { $type: 'color', day: { accent: { $value: teal } } },
  });
  expect(tokens.light).toEqual({ accent: tealText });
});

test('takes the modes that Figma exported by their names', () => {
  const mode = (name: string, value: unknown) => ({
    $extensions: { 'com.figma.modeName': name },
    accent: color(value),
  });
  const files = [
    write('1.json', mode('Light', teal)),
    write('2.json', mode('Dark', { ...teal, components: [0, 0, 0], hex: '#000000' })),
    write('3.json', { radius: { $type: 'dimension', medium: px(8) } }),
  ];
  expect(readTokenFiles(files).tokens).toEqual({
    light: { accent: tealText },
    dark: { accent: 'oklch(0 0 0)' },
    radius: { medium: '8px' },
  });
});

const resolver = (rest: Readonly<Record<string, unknown>>) => ({ version: '2025.10', ...rest });

test('reads a resolver with sets, files and modifiers', () => {
  write('themes/dark.json', { accent: color('{palette.black}') });
  const { tokens } = read(
    resolver({
      sets: {
        base: { sources: [{ palette: { black: color({ colorSpace: 'srgb', components: [0, 0, 0] }) } }] },
        all: { sources: [{ $ref: '#/sets/base' }, { radius: { medium: px(4), large: px(9) } }] },
      },
      modifiers: {
        theme: { contexts: { Light: [{ accent: color(teal) }], Dark: [{ $ref: 'themes/dark.json' }] } },
        size: { contexts: { small: [{ radius: { medium: px(8) } }], large: [] }, default: 'small' },
      },
      resolutionOrder: [
        { $ref: '#/sets/all' },
        { $ref: '#/modifiers/theme' },
        { type: 'set', name: 'more', sources: [{ space: { 4: px(16) } }] },
        { $ref: '#/modifiers/size' },
      ],
    }),
  );
  expect(tokens).toEqual({
    light: { accent: tealText },
    dark: { accent: 'oklch(0 0 0)' },
    radius: { medium: '8px', large: '9px' },
    space: { 4: '16px' },
  });
});

test.each<[string, Json, string]>([
  ['a version of its own', { resolutionOrder: [] }, '#/version A resolver has "version": "2025.10", not'],
  ['no order', resolver({ resolutionOrder: 1 }), 'The resolutionOrder is a list'],
  [
    'a missing set',
    resolver({ resolutionOrder: [{ $ref: '#/sets/x' }] }),
    "There is no set or modifier '#/sets/x'",
  ],
  [
    'a file outside',
    resolver({ resolutionOrder: [{ type: 'set', sources: [{ $ref: '../secret.json' }] }] }),
    "'../secret.json' is no file in the folder of the resolver",
  ],
  [
    'a file of the network',
    resolver({ resolutionOrder: [{ type: 'set', sources: [{ $ref: 'https://a.example/x.json' }] }] }),
    'is no file in the folder of the resolver',
  ],
  [
    'a missing file',
    resolver({ resolutionOrder: [{ type: 'set', sources: [{ $ref: 'none.json' }] }] }),
    '#/resolutionOrder/0/sources/0/$ref There is no file',
  ],
  [
    'a set in itself',
    resolver({
      sets: { a: { sources: [{ $ref: '#/sets/a' }] } },
      resolutionOrder: [{ $ref: '#/sets/a' }],
    }),
    'This set refers to itself',
  ],
  [
    'a modifier in a set',
    resolver({ resolutionOrder: [{ sources: [{ $ref: '#/modifiers/a' }] }] }),
    'Only resolutionOrder may refer to a modifier',
  ],
  [
    'a modifier without default',
    resolver({
      modifiers: { a: { contexts: { x: [], y: [] } } },
      resolutionOrder: [{ $ref: '#/modifiers/a' }],
    }),
    "or a default among its contexts. It has: 'x', 'y'",
  ],
  ['a source that is none', resolver({ resolutionOrder: [{ sources: [1] }] }), 'A source is a group'],
  ['sources that are none', resolver({ resolutionOrder: [{ sources: 1 }] }), 'Sources are a list'],
  ['an item that is none', resolver({ resolutionOrder: [1] }), 'Write a $ref, a set or a modifier'],
  [
    'keys beside a reference',
    resolver({ resolutionOrder: [{ sources: [{ $ref: 'a.json', b: 1 }] }] }),
    'Keys beside a $ref are not read',
  ],
])('refuses a resolver with %s', (_, content, problem) => {
  expect(problemsOf(content)).toContain(problem);
});

test('refuses a resolver beside other files', () => {
  const files = [write('a.json', resolver({ resolutionOrder: [] })), write('b.json', {})];
  expect(() => readTokenFiles(files)).toThrow('Give it alone');
});

test.each<[string, string, string]>([
  ['a missing colon', '{"light":\n {"$type" 1}}', 'figma.json:2:11 This is no JSON: Expected'],
  ['an end too early', '{"light": {', 'figma.json:1:12 This is no JSON'],
  ['nothing', '', 'figma.json:1:1 This is no JSON'],
  ['a page', '<!doctype html>', 'figma.json:1:1 This is no JSON'],
  ['a comment', '{\n  // colours\n}', 'figma.json:2:3 This is no JSON'],
  ['a list', '[]', 'figma.json is no JSON object'],
  ['a twin', '{"light": {},\n "light": {}}', "figma.json:2:2 The key 'light' is there twice"],
  ['another encoding', 'ÿþ{', 'This is no JSON'],
])('says where a file with %s is broken', (_, content, problem) => {
  expect(problemsOf(content)).toContain(problem);
});

test('says what is wrong with each of several files', () => {
  const files = [write('a.json', '{'), write('b.json', {}), join(folder, 'none.json')];
  expect(() => readTokenFiles(files)).toThrow(
    /^a\.json:1:2 This is no JSON.*\nThere is no file .*none\.json/,
  );
});

test('refuses a file that is none, a folder, and another encoding', () => {
  expect(() => readTokenFiles([join(folder, 'none.json')])).toThrow('There is no file');
  expect(() => readTokenFiles([folder])).toThrow('is a folder');
  const file = join(folder, 'utf-16.json');
  writeFileSync(file, Buffer.from('\u{FEFF}{}', 'utf16le'));
  expect(() => readTokenFiles([file])).toThrow('utf-16.json is no UTF-8 text');
});

test('reads a file with a byte order mark and the line ends of Windows', () => {
  const text = JSON.stringify({ light: { accent: color(teal) } }, null, 2).replaceAll('\n', '\r\n');
  expect(read(`\u{FEFF}${text}`).tokens).toEqual({ light: { accent: tealText } });
});

const dim = (value: unknown) => ({ radius: { medium: { $type: 'dimension', $value: value } } });
const light = (value: unknown) => ({ light: { accent: color(value) } });
const shadow = (value: unknown) => ({ shadow: { raised: { $type: 'shadow', $value: value } } });

test.each<[string, Json, string]>([
  [
    'an unknown token',
    { light: { acent: color(teal) } },
    "#/light/acent There is no token 'light.acent', and no other one refers to it. Do you mean light.accent?",
  ],
  ['an unknown step', { space: { 7: px(28) } }, "There is no token 'space.7'"],
  ['a misspelt group', { lihgt: { accent: color(teal) } }, 'Do you mean light.accent?'],
  ['no token', { palette: { a: color(teal) } }, 'The files have no token of templates'],
  [
    'a missing alias',
    light('{palette.x}'),
    "#/light/accent/$value There is no token 'palette.x' to refer to",
  ],
  ['an alias to a group', { ...light('{a}'), a: { b: color(teal) } }, "There is no token 'a' to refer to"],
  ['an alias into a value', { ...light('{a.hex}'), a: color(teal) }, "There is no token 'a.hex'"],
  ['a broken alias', light('{a'), "'{a' is no alias"],
  ['a pointer to nothing', light({ $ref: '#/a/b' }), "There is no token 'a.b' to refer to"],
  ['a pointer to another file', light({ $ref: 'b.json#/a' }), 'other files are for a resolver'],
  ['a pointer to no text', light({ $ref: 1 }), "'1' is no alias"],
  [
    'a pointer to nothing in a value',
    { ...light({ $ref: '#/a/$value/x' }), a: color(teal) },
    "'#/a/$value/x' refers to nothing",
  ],
  [
    'a pointer to no value',
    { ...light({ $ref: '#/a/$type' }), a: color(teal) },
    'refers to no value of a token',
  ],
  [
    'a cycle',
    { ...light('{a}'), a: color('{b}'), b: color('{a}') },
    "This alias refers to itself: 'a → b → a'",
  ],
  ['an alias to itself', light('{light.accent}'), "'light.accent → light.accent'"],
  [
    'an alias to another type',
    { ...light('{a}'), a: px(1) },
    "This is a 'color', but it refers to 'a', a 'dimension'",
  ],
  ['another type', { light: { accent: px(1) } }, "This is a 'dimension', but accent is a color"],
  ['no type', { light: { accent: { $value: teal } } }, 'This has no $type. Write "$type": "color"'],
  ['a type that is none', { light: { accent: { $type: 1, $value: teal } } }, 'A $type is a text'],
  ['a group type that is none', { light: { $type: 1, accent: { $value: teal } } }, 'A $type is a text'],
  [
    'a typography',
    { type: { body: { $type: 'typography', $value: {} } } },
    "This is a 'typography', but type.body is a dimension",
  ],
  [
    'a value beside a token',
    { light: { accent: { ...color(teal), dark: color(teal) } } },
    "can't be a group too",
  ],
  [
    'a value without token',
    { light: { accent: '#0a6c74' } },
    '#/light/accent This is neither token nor group',
  ],
  [
    'a misspelt property',
    { light: { accent: { $type: 'color', $vlaue: teal } } },
    "'$vlaue' is no property of a group",
  ],
  [
    'an unknown property',
    { light: { accent: { ...color(teal), $mode: 1 } } },
    "'$mode' is no property of a token",
  ],
  ['a dot in a name', { 'light.accent': color(teal) }, "A name may not contain '.'"],
  ['an extension of nothing', { light: { $extends: '{day}' } }, "There is no group 'day' to extend"],
  ['an extension that is none', { light: { $extends: 'day' } }, "'day' refers to no group"],
  [
    'an extension of a token',
    { light: { $extends: '{a}' }, a: color(teal) },
    "There is no group 'a' to extend",
  ],
  [
    'groups that extend each other',
    { light: { $extends: '{dark}' }, dark: { $extends: '{light}' } },
    'extends itself through this one',
  ],
  [
    'a group in itself',
    { light: { accent: color(teal), more: { $extends: '{light}' } } },
    "The group 'light' extends itself",
  ],
  [
    'one scheme only',
    { light: { part: { card: { line: color(teal) } } } },
    'part.card.line has a value in one scheme only',
  ],
  [
    'an old colour',
    light('#0a6c74'),
    '2025.10 writes it as {"colorSpace": "srgb", "components": [0.039, 0.424, 0.455]}',
  ],
  ['an old colour with alpha', light('rgb(0 0 0 / 0.5)'), '[0, 0, 0], "alpha": 0.5}'],
  ['no colour', light('sea'), "'sea' is a text. Write {"],
  ['a list as colour', light([1]), "A colour is an object, not '[1]'"],
  [
    'an unknown space',
    light({ ...teal, colorSpace: 'cmyk' }),
    "#/light/accent/$value/colorSpace 'cmyk' is no colorSpace",
  ],
  ['a space of objects', light({ ...teal, colorSpace: 'constructor' }), "'constructor' is no colorSpace"],
  ['two components', light({ ...teal, components: [1, 2] }), 'This colour has 3 components: r, g, b'],
  [
    'a component of 255',
    light({ ...teal, components: [10, 0, 0] }),
    '#/light/accent/$value/components/0 The component r is a number from 0 to 1, or "none", not \'10\'',
  ],
  ['a component that is none', light({ ...teal, components: ['a', 0, 0] }), 'The component r is a number'],
  ['an alpha of percent', light({ ...teal, alpha: 50 }), 'An alpha is a number from 0 to 1'],
  ['a short hex', light({ ...teal, hex: '#fff' }), 'A hex has six digits'],
  ['more in a colour', light({ ...teal, name: 'teal' }), "'name' is no property of a colour"],
  ['an old dimension', dim('4px'), "'4px' is a text or list. Write"],
  [
    'a unit',
    dim({ value: 4, unit: 'em' }),
    "#/radius/medium/$value/unit 'em' is no unit here. There are: px, rem",
  ],
  ['no unit', dim({ value: 4 }), 'nothing is no unit here'],
  ['a text as value', dim({ value: '4', unit: 'px' }), "A value is a number of at least 0, not '4'"],
  ['a negative length', dim({ value: -4, unit: 'px' }), 'A value is a number of at least 0'],
  [
    'an endless number',
    '{"radius": {"medium": {"$type": "dimension", "$value": {"value": 1e999, "unit": "px"}}}}',
    'A value is a number',
  ],
  [
    'a duration in px',
    { motion: { enter: { $type: 'duration', $value: { value: 1, unit: 'px' } } } },
    'There are: ms, s',
  ],
  ['a heavy weight', { weight: { text: { $type: 'fontWeight', $value: 2000 } } }, "'2000' is no weight"],
  [
    'a weight of objects',
    { weight: { text: { $type: 'fontWeight', $value: 'constructor' } } },
    "'constructor' is no weight",
  ],
  ['a number as text', { leading: { text: { $type: 'number', $value: '1.5' } } }, "'1.5' is no number"],
  [
    'a curve of three',
    { motion: { ease: { $type: 'cubicBezier', $value: [0, 1, 1] } } },
    'A curve has four numbers',
  ],
  [
    'a curve back in time',
    { motion: { ease: { $type: 'cubicBezier', $value: [-1, 0, 'a', 1] } } },
    "'-1' is no number from 0 to 1 of a curve",
  ],
  [
    'a font without name',
    { font: { text: { $type: 'fontFamily', $value: [''] } } },
    "'' is no name of a font",
  ],
  ['no font', { font: { text: { $type: 'fontFamily', $value: [] } } }, 'Name at least one font'],
  [
    'fonts as a text',
    { font: { text: { $type: 'fontFamily', $value: 'Lora, serif' } } },
    'Several fonts are a list',
  ],
  ['a shadow as text', shadow('0 1px 2px #000'), "'0 1px 2px #000' is no shadow"],
  ['an incomplete shadow', shadow({ color: teal }), '#/shadow/raised/$value/offsetX'],
  ['more in a shadow', shadow({ color: teal, x: 1 }), "'x' is no property of a shadow"],
  ['a list in a shadow', shadow([[]]), 'A layer of a shadow is one object'],
  ['an unknown home', { $extensions: { meetcute: { home: 'dusk' } } }, "'dusk' is no scheme"],
  [
    'a differing length',
    resolver({
      modifiers: {
        t: { contexts: { light: [{ radius: { medium: px(1) } }], dark: [{ radius: { medium: px(2) } }] } },
      },
      resolutionOrder: [{ $ref: '#/modifiers/t' }],
    }),
    'radius.medium differs in the dark scheme',
  ],
  [
    'foreign data in our extension',
    { radius: { medium: { ...px(1), $extensions: { meetcute: 1 } } } },
    'This has a text named css',
  ],
])('refuses %s', (_, content, problem) => {
  expect(problemsOf(content)).toContain(problem);
});

test('says everything at once, each with its line', () => {
  const content = { light: { acent: color(teal), text: color('{x}') }, ...dim({ value: 1, unit: 'em' }) };
  const problems = problemsOf(JSON.stringify(content, null, 2)).split('\n');
  expect(problems.map((line) => line.split(' ', 2).join(' '))).toEqual([
    'figma.json:17:17 #/light/text/$value',
    'figma.json:25:17 #/radius/medium/$value/unit',
    'figma.json:3:14 #/light/acent',
  ]);
});

test('a colour outside sRGB gets less chroma, and a note says so', () => {
  const { tokens, notes } = read(light({ colorSpace: 'display-p3', components: [0, 1, 0] }));
  expect(tokens.light!.accent).toMatch(/^oklch\(0\.8\d* 0\.2\d* 14\d/);
  expect(notes).toEqual([expect.stringMatching(/outside sRGB.*Used instead: oklch\(.*\), #[0-9a-f]{6}\.$/)]);
});

test('notes a hex that is another colour, and groups that nothing uses', () => {
  const { notes } = read({ ...light({ ...teal, hex: '#ff0000' }), palette: { a: color(1), b: color(2) } });
  expect(notes).toEqual([
    expect.stringContaining('The hex #ff0000 is another colour than its components, #0a6c74, which count'),
    "Not used, because templates have no such tokens: 'palette' (2).",
  ]);
});

test('a value that a designer changed replaces the CSS that an export wrote beside it', () => {
  const css = 'clamp(1rem, 2vw, 3rem)';
  const token = (value: number) => ({
    type: {
      body: { $type: 'dimension', $value: { value, unit: 'rem' }, $extensions: { meetcute: { css } } },
    },
  });
  expect(read(token(3)).tokens).toEqual({ type: { body: css } });
  const { tokens, notes } = read(token(4));
  expect(tokens).toEqual({ type: { body: '4rem' } });
  expect(notes).toEqual([expect.stringContaining(`The value was changed, so that it replaces '${css}'`)]);
});

const injections = [
  '</style><script>',
  'red;}body{display:none',
  'red}',
  'url(https://a.example/x)',
  "serif'; alert(1); '",
  'a\nb',
  '\\3c script',
  'expression(1)',
  '/* a */',
  '(((',
  '"a',
  '`${process.env.HOME}`',
];

test.each(injections)('refuses the text %j, wherever it is', (text) => {
  const css = { radius: { medium: { ...px(1), $extensions: { meetcute: { css: text } } } } };
  expect(problemsOf(css)).toContain('is no value of CSS');
  expect(problemsOf({ font: { text: { $type: 'fontFamily', $value: [text] } } })).toMatch(
    /is no (name of a font|alias)/,
  );
  expect(problemsOf(light(text))).toMatch(/is a text|is no alias/);
  expect(problemsOf({ light: { [text]: color(teal) } })).toMatch(/There is no token|A name may not contain/);
  expect(problemsOf({ light: { [text]: color(teal) } })).not.toContain('\n</style');
});

const nestText = (count: number, start: string, inner: string, end: string) =>
  start.repeat(count) + inner + end.repeat(count);

test('refuses what would take too long', () => {
  expect(problemsOf(nestText(100_000, '{"a":', '{}', '}'))).toContain('more than 64 levels of groups');
  expect(problemsOf(nestText(100_000, '{"a":', '', ''))).toContain('This is no JSON');
  expect(problemsOf(nestText(100_000, '[', '', ']'))).toContain('no JSON object');
  expect(problemsOf(`{"a": "${'x'.repeat(8_000_000)}"}`)).toContain('has 9 MB, more than the 8 MB');
  const doubledGroups = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `g${index + 1}`,
      { a: { $extends: `{g${index}}` }, b: { $extends: `{g${index}}` } },
    ]),
  );
  expect(problemsOf({ g0: { t: color(teal) }, ...doubledGroups })).toContain('more than 50000 tokens');
  const aliasChain = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`a${index}`, color(`{a${index + 1}}`)]),
  );
  expect(problemsOf({ ...light('{a0}'), ...aliasChain })).toContain('More than 50 aliases follow each other');
  const groups = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`a${index}`, { $extends: `{a${index + 1}}` }]),
  );
  expect(problemsOf({ ...light(teal), ...groups, a1000: {} })).toContain('groups that extend each other');
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, color(teal)]));
  expect(problemsOf({ light: many })).toContain('… and 400 more.');
});

test('names of objects are names like others', () => {
  const pollutingJson =
    '{"__proto__": {"accent": {"$type": "color", "$value": {}}}, "constructor": {"prototype": {}}}';
  expect(problemsOf(pollutingJson)).toContain('no token of templates');
  expect(problemsOf('{"light": {"__proto__": {"$type": "color", "$value": {}}}}')).toContain(
    "There is no token 'light.__proto__'",
  );
  expect(problemsOf(light('{constructor.prototype}'))).toContain('There is no token');
  expect(problemsOf(light({ $ref: '#/__proto__/x' }))).toContain('There is no token');
  expect(({} as { accent?: unknown }).accent).toBeUndefined();
});

const atom = fc.constantFrom<unknown>(
  '{a}',
  '{light.accent}',
  '{a.b}',
  '{',
  '#/a',
  '#/a/$value/0',
  '#/light',
  '#/',
  'color',
  'dimension',
  'shadow',
  0,
  -1,
  0.5,
  1e300,
  true,
  null,
  '',
  'none',
  'srgb',
  'px',
  teal,
);
const key = fc.constantFrom(
  '$value',
  '$type',
  '$ref',
  '$extends',
  '$root',
  '$extensions',
  '$description',
  'light',
  'dark',
  'accent',
  'a',
  'b',
  'radius',
  'medium',
  'part',
  'card',
  'shadow',
  'raised',
  'value',
  'unit',
  'color',
  'colorSpace',
  'components',
  'sets',
  'modifiers',
  'contexts',
  'sources',
  'resolutionOrder',
  'version',
  '__proto__',
  'meetcute',
  'css',
  'x.y',
);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6 },
    atom,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc
      .array(fc.tuple(key, tie('tree')), { maxLength: 6 })
      .map((pairs) => Object.fromEntries(pairs) as unknown),
  ),
}));

test('any file is read or refused, and breaks nothing', () => {
  const roots = fc.array(fc.tuple(key, tree), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(roots, (pairs) => {
      const file = write('any.json', Object.fromEntries(pairs));
      try {
        readTokenFiles([file]);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        expect(error.problems.length).toBeGreaterThan(0);
        for (const problem of error.problems)
          expect(problem).toMatch(/^any\.json:\d+:\d+ #\/|^The files have no/);
      }
    }),
    { numRuns: examples(100, 3000) },
  );
});
