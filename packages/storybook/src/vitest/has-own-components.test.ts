import { defineTemplate } from '@meetcute/site';
import { classic } from '@meetcute/template-classic';
import { expect, test } from 'vitest';
import { hasOwnComponents } from './has-own-components.ts';

const load = () => Promise.reject(new Error('It is not drawn.'));

test.each([
  ['tokens and a logo', { tokens: { radius: { medium: '2px' } }, parts: { Logo: load } }, false],
  ['a part', { parts: { ProfileCard: load } }, true],
  ['a layout', { layouts: { default: load } }, true],
  ['a screen', { screens: { Search: load } }, true],
  ['an icon', { icons: { Heart: load } }, true],
])('a template with %s', (_, input, expected) => {
  const aurora = defineTemplate({ name: 'aurora', extends: classic, ...input });
  expect(hasOwnComponents(aurora, [classic])).toBe(expected);
});

test('a template beside which there is no other one has components of its own', () => {
  expect(hasOwnComponents(classic, [])).toBe(true);
});
