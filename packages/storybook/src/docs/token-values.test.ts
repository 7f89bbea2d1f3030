import { classic } from '@meetcute/template-classic';
import { nocturne } from '@meetcute/template-nocturne';
import { expect, test } from 'vitest';
import { findTokenKind, findCssVariable, spokenValue, valueOf } from './token-values.ts';

test.each([
  ['accent', 'colour', 'var(--mc-accent)'],
  ['bubble.own', 'colour', 'var(--mc-bubble-own)'],
  ['card.radius', 'corner', 'var(--mc-card-radius)'],
  ['card.shadow', 'shadow', 'var(--mc-card-shadow)'],
  ['card.ratio', 'text', 'var(--mc-card-ratio)'],
  ['button.height', 'size', 'var(--mc-button-height)'],
  ['space.4', 'size', 'var(--mc-space-4)'],
  ['shadow.floating', 'shadow', 'var(--mc-shadow-floating)'],
  ['type.lead', 'letters', 'var(--mc-type-lead)'],
  ['motion.enter', 'text', 'var(--mc-motion-enter)'],
])('%s is drawn as %s', (path, kind, property) => {
  expect(findTokenKind(path)).toBe(kind);
  expect(findCssVariable(path)).toBe(property);
});

test('follows references of parts to the colour of the scheme', () => {
  const { tokens } = nocturne;
  expect(valueOf(tokens, 'field.surface', 'light')).toEqual({
    refersTo: 'surfaceSunken',
    value: tokens.light.surfaceSunken,
  });
  expect(valueOf(tokens, 'field.surface', 'dark').value).toBe(tokens.dark.surfaceSunken);
  expect(valueOf(tokens, 'card.line', 'dark')).toEqual({ refersTo: null, value: 'transparent' });
});

test('follows references to measures, and knows no token that does not exist', () => {
  expect(valueOf(classic.tokens, 'card.radius', 'light')).toEqual({
    refersTo: 'radius.large',
    value: '1.25rem',
  });
  expect(valueOf(classic.tokens, 'space.4', 'light')).toEqual({ refersTo: null, value: '1rem' });
  expect(valueOf(classic.tokens, 'card.unknown', 'light')).toEqual({ refersTo: null, value: '' });
});

test('writes an opaque colour in hexadecimal digits', () => {
  expect(spokenValue(nocturne.tokens.dark.accent)).toMatch(/^#[\da-f]{6}$/);
  expect(spokenValue(nocturne.tokens.dark.scrim)).toBe(nocturne.tokens.dark.scrim);
  expect(spokenValue('1.25rem')).toBe('1.25rem');
});
