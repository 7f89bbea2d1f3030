import { demoSites } from '@meetcute/demo';
import { expect, test } from 'vitest';
import { mailValues } from '../../test/mail-values.ts';
import { composeMail, MAIL_KINDS } from './compose.ts';
import { createStyles } from './style.ts';

const [{ id, settings }] = demoSites;

const colors = {
  page: '#f6efe8',
  card: '#ffffff',
  ink: '#2b1d1d',
  muted: '#6b5a55',
  button: '#0a6c74',
  onButton: '#fffffe',
  link: '#0a5c63',
};
const look = {
  font: "'Segoe UI', Arial, sans-serif",
  displayFont: "Georgia, 'Times New Roman', serif",
  colors,
  darkColors: { ...colors, page: '#101418' },
  logo: 'iVBORw0KGgo=',
};

/** Composes a mail with everything that a mail can have. */
const compose = (kind: (typeof MAIL_KINDS)[number]) =>
  composeMail({
    kind,
    site: { id, hosts: ['brand.example'], settings, origin: 'https://brand.example', mailLook: look },
    locale: 'en',
    to: 'robin@example.com',
    name: 'Robin',
    link: 'https://brand.example/activate',
    values: { ...mailValues, support: 'help@example.com' },
    quotes: ['“A quote”'],
    details: {
      facts: [['Price', '€9.99']],
      links: [{ hint: 'Terms', link: 'https://brand.example/terms' }],
      remarks: ['A remark.'],
    },
  });

const escapes = /&#(\d+);/g;
const decode = (html: string) =>
  html.replaceAll(escapes, (_, code: string) => String.fromCodePoint(Number(code)));

/** Properties that Gmail, Outlook on Windows and Apple Mail read, by https://www.caniemail.com. */
const READ_BY_ALL = [
  'background',
  'border',
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'margin',
  'padding',
  'text-decoration',
  'vertical-align',
  'width',
];

/** Properties without which a mail is only less handsome, and those of Outlook alone. */
const READ_BY_SOME = [
  'border-radius',
  'display',
  'height',
  'margin-right',
  'max-height',
  'max-width',
  'mso-hide',
  'mso-padding-alt',
  'overflow',
  'overflow-wrap',
  'table-layout',
  'word-break',
];

const ELEMENTS = [
  'a',
  'body',
  'br',
  'div',
  'h1',
  'head',
  'html',
  'img',
  'meta',
  'p',
  'style',
  'table',
  'td',
  'title',
  'tr',
];

/** Returns the names and values of declarations. */
const readDeclarations = (css: string) =>
  css
    .split(';')
    .filter(Boolean)
    .map((declaration) => {
      const [name = '', ...value] = declaration.split(':');
      return { name, value: value.join(':') };
    });

/** Returns what a mail program may not read of a style, each as a sentence. */
const findStyleProblems = (css: string): string[] =>
  readDeclarations(css).flatMap(({ name, value }) => [
    ...([...READ_BY_ALL, ...READ_BY_SOME].includes(name) ? [] : [`no program reads '${name}'`]),
    ...(/[()]/.test(value) ? [`'${name}' calls a function: ${value}`] : []),
    ...(/\d(?:r?em|v[hw]|ch|ex|pt)\b/.test(value) ? [`'${name}' is not in px: ${value}`] : []),
    ...(/^(?:flex|grid|inline-flex|contents)$/.test(value) ? [`'${name}' is ${value}`] : []),
    ...(/color|background/.test(name) && !/^#[0-9a-f]{6}$/.test(value)
      ? [`'${name}' is no hex: ${value}`]
      : []),
    ...(/margin|padding/.test(name) && value.includes('-') ? [`'${name}' is negative: ${value}`] : []),
  ]);

/** Returns the elements of HTML with their attributes. */
const readElements = (html: string) =>
  Array.from(html.matchAll(/<([a-z]\w*)((?:\s[^>]*)?)>/g), ([, name = '', rest = '']) => ({
    name,
    attributes: Object.fromEntries(
      Array.from(rest.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = '', value = '']) => [key, decode(value)]),
    ) as Record<string, string | undefined>,
  }));

test.each([
  ['display:flex', "'display' is flex"],
  ['gap:8px', "no program reads 'gap'"],
  ['color:var(--mc-text)', "'color' calls a function: var(--mc-text)"],
  ['background:oklch(0.5 0.1 200)', "'background' calls a function"],
  ['color:white', "'color' is no hex: white"],
  ['--mc-text:#000000', "no program reads '--mc-text'"],
  ['padding:1rem', "'padding' is not in px: 1rem"],
  ['margin:0 -8px', "'margin' is negative"],
])('a style with %s is refused', (css, problem) => {
  expect(findStyleProblems(css).join('\n')).toContain(problem);
});

test.each(MAIL_KINDS)('the mail %s has styles that mail programs read, on each element', async (kind) => {
  const { html = '' } = await compose(kind);
  const elements = readElements(html);
  expect(elements.filter(({ name }) => !ELEMENTS.includes(name))).toEqual([]);
  expect(elements.flatMap(({ attributes: { style = '' } }) => findStyleProblems(style))).toEqual([]);
  // A program that leaves the sheet out shows each text as it should be.
  const textElements = elements.filter(({ name }) => ['a', 'h1', 'p', 'td'].includes(name));
  expect(textElements.filter(({ attributes }) => attributes.style === undefined)).toEqual([]);
});

test.each(MAIL_KINDS)('the sheet of the mail %s sets colours of the dark scheme alone', async (kind) => {
  const { html = '' } = await compose(kind);
  const sheets = Array.from(html.matchAll(/<style>(.*?)<\/style>/g), ([, css = '']) => css);
  expect(sheets).toHaveLength(1);
  const [, rules = ''] =
    /^:root\{[^}]*\}@media \(prefers-color-scheme:dark\)\{(.*)\}$/.exec(sheets[0]!) ?? [];
  expect(rules.replaceAll(/\.[\w.,]+\{(?:(?:color|background):#[0-9a-f]{6} !important;?)+\}/g, '')).toBe('');
  expect(rules).toContain('#101418');
  // Gmail leaves out more than 16 kB.
  expect(sheets[0]!.length).toBeLessThan(16_000);
});

test('a mail says that it knows both schemes', async () => {
  const { html = '' } = await compose('news');
  for (const name of ['color-scheme', 'supported-color-schemes'])
    expect(html).toContain(`<meta name="${name}" content="light dark">`);
});

test('tables are layout for screen readers, and images have sizes, which Outlook reads of attributes alone', async () => {
  const elements = readElements((await compose('paid')).html ?? '');
  const attributesOf = (element: string) =>
    elements.filter(({ name }) => name === element).map(({ attributes }) => attributes);
  const tables = attributesOf('table');
  expect(tables.length).toBeGreaterThan(3);
  for (const { role, cellpadding, cellspacing, border } of tables)
    expect([role, cellpadding, cellspacing, border]).toEqual(['presentation', '0', '0', '0']);
  expect(attributesOf('img')).toMatchObject([{ width: '40', height: '40', alt: '', src: 'cid:logo' }]);
});

test('grounds are attributes too, and the button is a cell, which Outlook on Windows pads', async () => {
  const elements = readElements((await compose('activate')).html ?? '');
  const cells = elements.filter(({ name, attributes }) => name === 'td' && attributes['bgcolor']);
  expect(cells.map(({ attributes }) => [attributes['class'], attributes['bgcolor']])).toEqual([
    ['page', colors.page],
    ['card', colors.card],
    ['button', colors.button],
  ]);
  expect(cells.at(-1)!.attributes['style']).toContain('mso-padding-alt:14px 24px');
  const paddedElements = elements.filter(({ attributes: { style = '' } }) =>
    /(?:^|;)padding:(?!0(?:;|$))/.test(style),
  );
  // The link of the button is padded where programs pad links, so that all of it can be pressed.
  expect(new Set(paddedElements.map(({ name }) => name))).toEqual(new Set(['td', 'a']));
});

test('every mail has a part of plain text with its link', async () => {
  for (const kind of MAIL_KINDS) {
    const { text } = await compose(kind);
    expect(text).toContain('https://brand.example/activate');
    expect(text).not.toMatch(/<[a-z/]|&#\d+;/);
  }
});

test('styles of a brand stay in their attribute', () => {
  for (const style of Object.values(createStyles(look))) expect(style).not.toMatch(/["<>]/);
});
