import { defaultTokens, extendTokens, vars, type DeepPartial, type Tokens } from '@meetcute/theme';
import { expect, test } from 'vitest';
import { findPartFaults } from './part-contrast.ts';

const pale = 'oklch(0.85 0.05 200)';
const paler = 'oklch(0.9 0.05 200)';

test.each<[name: string, part: DeepPartial<Tokens['part']>, light: string[], dark: string[]]>([
  ['no tokens of parts', {}, [], []],
  [
    'a badge in two pale colours',
    { badge: { surface: paler, text: pale } },
    ['part.badge.text'],
    ['part.badge.text'],
  ],
  [
    'a bubble that is pale in dark alone',
    { bubble: { own: `light-dark(oklch(0.3 0.05 200), ${paler})`, onOwn: paler } },
    [],
    ['part.bubble.onOwn'],
  ],
  [
    'a selected tab in the colour of lines',
    { navigation: { selected: vars.line } },
    ['part.navigation.selected'],
    ['part.navigation.selected'],
  ],
  [
    'a card in the colour of texts',
    { card: { surface: vars.text } },
    ['text', 'textMuted', 'accentText', 'danger', 'success', 'accent', 'focus'],
    ['text', 'textMuted', 'accentText', 'danger', 'success', 'accent', 'warning', 'focus'],
  ],
  ['a card that is transparent', { card: { surface: 'transparent' } }, [], []],
  ['a dialog in the colour of lines', { dialog: { surface: vars.line } }, ['edge'], []],
  ['fields without a frame', { field: { line: 'transparent' } }, ['part.field.line'], ['part.field.line']],
  [
    'fields in the colour of focus rings',
    { field: { surface: vars.focus } },
    ['part.field.line', 'text', 'textMuted', 'danger', 'focus'],
    ['part.field.line', 'text', 'textMuted', 'danger', 'focus'],
  ],
  [
    'a navigation in the colour of focus rings',
    { navigation: { surface: vars.focus, text: vars.surface, selected: vars.surface } },
    ['text', 'focus'],
    ['text', 'focus'],
  ],
  ['a colour that is mixed', { badge: { text: `color-mix(in oklch, ${pale}, ${paler})` } }, [], []],
])('reports what can’t be seen in %s', (_, part, ...expected) => {
  const tokens = extendTokens(defaultTokens, { part });
  expect(
    (['light', 'dark'] as const).map((scheme) =>
      findPartFaults(tokens, scheme).map((fault) => fault.split(' ')[0]),
    ),
  ).toEqual(expected);
});

test('names both tokens with their colours and the contrast', () => {
  const tokens = extendTokens(defaultTokens, { part: { badge: { surface: paler, text: pale } } });
  expect(findPartFaults(tokens, 'light')).toEqual([
    expect.stringMatching(
      /^part\.badge\.text oklch\(.+\) on part\.badge\.surface oklch\(.+\) has 1\.\d\d, needs 4\.5$/,
    ),
  ]);
});
