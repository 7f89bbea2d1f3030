import { expect, test } from 'vitest';
import { catalogue } from './catalogues/index.ts';
import { placeholdersOf } from './placeholders.ts';
import { isLocaleCode } from './locales.ts';
import type { MessageTree } from './messages.ts';
import { pseudoLocale, pseudoMessages, pseudoText } from './pseudo.ts';

const textsOf = (tree: MessageTree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));

test('is not one of the seven languages and has a tag that Intl supports', () => {
  expect(isLocaleCode(pseudoLocale.code)).toBe(false);
  expect(Intl.getCanonicalLocales(pseudoLocale.iso)).toEqual(['en-XA']);
});

test('lengthens a text by about 35 % and keeps placeholders and tags', () => {
  const text = 'Welcome back to <1>{{siteName}}</1>, {{name}}: nice to see you here again';
  const pseudo = pseudoText(text);
  expect(placeholdersOf(pseudo)).toEqual(placeholdersOf(text));
  const letters = text.replaceAll(/\{\{.*?\}\}|<.*?>/g, '').length;
  expect(pseudo.length - text.length).toBeCloseTo(letters * 0.35, -1);
  expect(pseudo).toContain('Ŵéļçömé');
});

test('changes every English text of the catalogue', async () => {
  const english = await catalogue('en');
  const textsBefore = Object.values(english)
    .flatMap(textsOf)
    .filter((text) => /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, '')));
  const textsAfter = new Set(Object.values(pseudoMessages(english)).flatMap(textsOf));
  expect(textsBefore.length).toBeGreaterThan(50);
  expect(textsBefore.filter((text) => textsAfter.has(text))).toEqual([]);
});

test('pads with short words, so that lines break as in a longer language', () => {
  expect(pseudoText('Reject')).toBe('[Řéĵéçť ~]');
  const words = pseudoText('Your message is sent as soon as you are online again').slice(1, -1).split(' ');
  expect(words).not.toContain('');
  expect(words.filter((word) => /^~+$/.test(word)).length).toBeGreaterThan(2);
  expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(7);
});

test('keeps texts without letters', () => {
  expect(pseudoText('{{name}}')).toBe('{{name}}');
});
