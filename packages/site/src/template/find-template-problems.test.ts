import { expect, test } from 'vitest';
import { testTemplate } from '../testing/test-template.tsx';
import { createSiteServer } from '../server/create-site-server.tsx';
import { defineTemplate, type Template, type TemplateExtension } from './define-template.ts';
import { findTemplateProblems } from './find-template-problems.ts';

/** Extends the test template with what TypeScript refuses. */
const extend = (extension: object): Template =>
  defineTemplate({ name: 'wrong', extends: testTemplate, ...(extension as Partial<TemplateExtension>) });

const files = { latin: '/a.woff2', latinExt: '/b.woff2' };
const fallback = { fonts: [], sizeAdjust: 100, ascent: 90, descent: 20 };

test('finds nothing in a complete template', () => {
  expect(findTemplateProblems(testTemplate)).toEqual([]);
  expect(findTemplateProblems(extend({ fonts: [{ family: 'A', weight: '400', files, fallback }] }))).toEqual(
    [],
  );
});

test('finds nothing in an own look of mails', () => {
  const mail = {
    font: "'Trebuchet MS', Verdana, sans-serif",
    colors: { button: '#0A6C74' },
    darkColors: {},
    logo: '<svg viewBox="0 0 64 64"></svg>',
  };
  expect(findTemplateProblems(extend({ mail }))).toEqual([]);
  expect(findTemplateProblems(extend({ mail: {} }))).toEqual([]);
});

test.each([
  ['a misspelt role', { tokens: { light: { acent: 'red' } } }, "There is no token 'tokens.light.acent'"],
  ['a misspelt branch', { tokens: { radii: {} } }, "There is no token 'tokens.radii'"],
  ['a token of a part', { tokens: { part: { card: { corner: '0' } } } }, "'tokens.part.card.corner'"],
  ['a number', { tokens: { space: { 1: 4 } } }, "The token 'tokens.space.1' is not a string: 4."],
  ['null in place of a branch', { tokens: { dark: null } }, "The tokens 'tokens.dark' are missing."],
  ['a misspelt part', { parts: { ProfilCard: async () => ({}) } }, "There is no slot 'parts.ProfilCard'"],
  ['a misspelt screen', { screens: { Serch: async () => ({}) } }, "There is no slot 'screens.Serch'"],
  ['a misspelt layout', { layouts: { main: async () => ({}) } }, "There is no slot 'layouts.main'"],
  ['a misspelt drawing', { drawings: { NoChat: async () => ({}) } }, "There is no slot 'drawings.NoChat'"],
  ['a misspelt icon', { icons: { Hart: async () => ({}) } }, "There is no slot 'icons.Hart'"],
  ['an icon without loader', { icons: { Heart: '<svg/>' } }, "The slot 'icons.Heart' has no loader"],
  [
    'a protected icon',
    { icons: { DotsThreeVertical: async () => ({}) } },
    "The icon 'DotsThreeVertical' can't be replaced, because it opens report and block.",
  ],
  ['namespaces of a misspelt part', { namespaces: { ProfilCard: ['fields'] } }, "'namespaces.ProfilCard'"],
  [
    'a misspelt namespace',
    { namespaces: { ProfileCard: ['field'] } },
    "There are no texts 'field' for 'ProfileCard'",
  ],
  ['a part without loader', { parts: { Logo: 'Logo.tsx' } }, "The slot 'parts.Logo' has no loader"],
  [
    'a font without measures',
    { fonts: [{ family: 'Lora Variable', weight: '400', files }] },
    "The font 'Lora Variable' has no sizeAdjust",
  ],
  [
    'a misspelt text',
    { texts: { en: { 'home:heding': 'Ahoy' } } },
    "The text 'home:heding' in en doesn't exist. The nearest one is 'home:heading'.",
  ],
  [
    'a protected text',
    { texts: { nl: { 'common:fictional.label': 'Vriend' } } },
    "The text 'common:fictional.label' in nl can't be replaced, because it labels fictional profiles.",
  ],
  [
    'a misspelt slot of mails',
    { mail: { colours: {} } },
    "There is no slot 'mail.colours'. Slots of mail: font",
  ],
  [
    'a misspelt colour of mails',
    { mail: { darkColors: { text: '#ffffff' } } },
    "There is no slot 'mail.darkColors.text'. Slots of mail.darkColors: page, card, ink",
  ],
  [
    'a colour that mail programs don’t read',
    { mail: { colors: { button: 'oklch(0.485 0.08 204)' } } },
    "'mail.colors.button' is 'oklch(0.485 0.08 204)', which not every mail program reads. Write it as #0",
  ],
  [
    'a colour by its name',
    { mail: { colors: { page: 'white' } } },
    "'mail.colors.page' is 'white', which not every mail program reads. Write it as six hex digits",
  ],
  ['a short colour', { mail: { colors: { page: '#fff' } } }, "'mail.colors.page' is '#fff'"],
  ['a custom property', { mail: { colors: { link: 'var(--mc-accent)' } } }, "'mail.colors.link' is 'var("],
  ['colours as a list', { mail: { colors: ['#ffffff'] } }, "'mail.colors' is no object with colours"],
  [
    'a font that no mail loads',
    {
      mail: { displayFont: '"Lora Variable", Georgia, serif' },
      fonts: [{ family: 'Lora Variable', weight: '400', files, fallback }],
    },
    "'mail.displayFont' names 'Lora Variable', a font of the template, which no mail program loads.",
  ],
  [
    'a font from elsewhere',
    { mail: { font: 'url(https://example.com/a.woff2), serif' } },
    "'mail.font' has 'url(https://example.com/a.woff2)', which is no name of a font.",
  ],
  ['a stack without an end', { mail: { font: 'Georgia' } }, "'mail.font' ends with 'Georgia'. End it with"],
  ['a font that is no text', { mail: { font: 5 } }, "'mail.font' is no text"],
  ['a mark that is no SVG', { mail: { logo: '/logo.png' } }, "'mail.logo' is no SVG text."],
  ['mails that are no object', { mail: null }, "'mail' is no object"],
  ['an unknown language', { texts: { 'en-GB': {} } }, "'texts.en-GB' is no language."],
  [
    'a font without Polish letters',
    { fonts: [{ family: 'Lora Variable', weight: '400', files: { latin: '/a.woff2' }, fallback }] },
    "The font 'Lora Variable' has no file for latinExt.",
  ],
])('names %s', (_what, extension, problem) => {
  expect(findTemplateProblems(extend(extension)).join('\n')).toContain(problem);
});

test('names what a template from plain JavaScript lacks', () => {
  expect(findTemplateProblems({ name: 'bare' } as Template)).toEqual([
    'The template has no tokens.',
    'The template has no fonts.',
    'The template has no icon, as SVG text.',
    'The template has no layouts.',
    'The template has no parts.',
    'The template has no screens.',
  ]);
});

test('a server does not start with a wrong template, and says everything that is wrong', () => {
  const wrong = extend({ tokens: { light: { acent: 'red' } }, parts: { ProfilCard: async () => ({}) } });
  const start = () => createSiteServer(wrong, { manifest: {}, buildId: 'test' });
  expect(start).toThrow(/The template 'wrong' can't be used:\n.*acent[^]*ProfilCard/);
});
