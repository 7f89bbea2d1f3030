import { contrast, defineTokens, type Tokens } from '@meetcute/theme';
import { expect, test } from 'vitest';
import { testTemplate } from '../testing/test-template.tsx';
import type { Template } from '../template/define-template.ts';
import { createSiteServer } from './create-site-server.tsx';
import { createMailLook } from './mail-look.ts';

const wear = (tokens: Partial<Tokens>, fonts: Template['fonts'] = []): Template => ({
  ...testTemplate,
  fonts,
  tokens: { ...testTemplate.tokens, ...tokens },
});
const stackOf = (text: string, fonts?: Template['fonts']) =>
  createMailLook(wear({ font: { text, display: 'serif' } }, fonts)).font;

const figtree = {
  family: 'Figtree Variable',
  weight: '400',
  files: { latin: '/a.woff2', latinExt: '/b.woff2' },
  fallback: { fonts: [], sizeAdjust: 100, ascent: 90, descent: 20 },
};
const sans = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

test.each([
  ['"Figtree Variable", "Figtree Variable Fallback", system-ui, sans-serif', `system-ui, ${sans}`],
  ['Georgia, serif', "Georgia, 'Times New Roman', serif"],
  ["'Trebuchet MS', sans-serif", `'Trebuchet MS', ${sans}`],
  ['monospace', `monospace, ${sans}`],
  ['"Figtree Variable"', sans],
  ['x;color:red, "</style><b>", sans-serif', sans],
])('mails have the fonts of %s that a mail program may have', (stack, expected) => {
  expect(stackOf(stack, [figtree])).toBe(expected);
});

test('mails of a dark brand are dark, and others are light unless their reader prefers dark', () => {
  const tokens = defineTokens({
    home: 'dark',
    font: testTemplate.tokens.font,
    light: { ...testTemplate.tokens.light, surfaceSunken: 'oklch(1 0 0)' },
    dark: { ...testTemplate.tokens.dark, surfaceSunken: 'oklch(0 0 0)' },
  });
  expect(createMailLook(wear(tokens)).colors.page).toBe('#000000');
  const light = createMailLook(wear({ ...tokens, home: 'light' }));
  expect([light.colors.page, light.darkColors.page]).toEqual(['#ffffff', '#000000']);
  expect(Object.values(light.colors).every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
});

test('an own look of mails is in the place of tokens, colour by colour', () => {
  const tokens = {
    ...testTemplate.tokens,
    home: 'light',
    font: { text: 'serif', display: 'serif' },
  } as const;
  const mail = { font: '"Trebuchet MS", sans-serif', darkColors: { button: '#0a6c74' } };
  const [look, ownLook] = [
    { ...testTemplate, tokens },
    { ...testTemplate, tokens, mail },
  ].map(createMailLook);
  expect(ownLook).toEqual({
    ...look,
    font: `'Trebuchet MS', ${sans}`,
    darkColors: { ...look!.darkColors, button: '#0a6c74' },
  });
});

const assets = { manifest: { entry: { file: 'entry.js', isEntry: true } }, buildId: 'b' };

test('the mark of mails is the icon, unless a brand has another one', () => {
  const markOf = (template: Template) => createSiteServer(template, assets).mailLogo;
  const logo = '<svg viewBox="0 0 64 64"><path d="M0 0h64v64z"/></svg>';
  expect(markOf(testTemplate)).toBe(testTemplate.icon);
  expect(markOf({ ...testTemplate, mail: { logo } })).toBe(logo);
});

test('rounding to hex leaves colours as they were', () => {
  const { page } = createMailLook(testTemplate).colors;
  expect(contrast(testTemplate.tokens.light.surface, testTemplate.tokens.light.surface)).toBe(1);
  expect(page).toBe('#dedede');
});
