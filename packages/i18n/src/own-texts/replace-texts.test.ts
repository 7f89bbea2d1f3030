import { expect, test } from 'vitest';
import { catalogue, catalogueWith, completeCatalogue } from '../catalogues/index.ts';
import { createI18n } from '../create-i18n.ts';
import { mergeTexts, replaceTexts } from './replace-texts.ts';

const ownTexts = { 'home:heading': 'Ahoy', 'home:how.title': 'How we sail' };

test('replaces texts in one language, and leaves the others and the catalogue as they are', async () => {
  const load = catalogueWith({ en: ownTexts });
  const english = (await catalogue('en'))['home'];
  const { t } = createI18n({ locale: 'en', messages: await load('en') });
  expect([t('home:heading'), t('home:how.title')]).toEqual(['Ahoy', 'How we sail']);
  expect(t('home:lead')).toBe(english?.['lead']);
  expect(await load('nl')).toEqual(await catalogue('nl'));
  expect(english?.['heading']).not.toBe('Ahoy');
});

test('loads the same object each time, and the library’s own without texts', async () => {
  const load = catalogueWith({ en: ownTexts });
  expect(await load('en')).toBe(await load('en'));
  expect(catalogueWith({})).toBe(completeCatalogue);
});

test('adds no key that the catalogue does not have', async () => {
  const english = await catalogue('en');
  const wrong = JSON.parse('{"home:__proto__.polluted":"x","__proto__:a":"x","home:none":"x","none:a":"x"}');
  expect(replaceTexts(english, wrong)).toEqual(english);
  expect({}).not.toHaveProperty('polluted');
});

test('merges texts by language and key, and keeps wrong ones for the check', () => {
  const mergedTexts = mergeTexts(
    { en: { 'home:heading': 'One', 'home:lead': 'Two' } },
    { en: { 'home:lead': 'Three' }, de: { 'home:heading': 'Vier' } },
  );
  expect(mergedTexts).toEqual({
    en: { 'home:heading': 'One', 'home:lead': 'Three' },
    de: { 'home:heading': 'Vier' },
  });
  const hostile = mergeTexts({}, JSON.parse('{"__proto__":{"en":{"home:heading":"x"}},"xx":{"a":"b"}}'));
  expect(Object.keys(hostile)).toEqual(['__proto__', 'xx']);
  expect(hostile.en).toBeUndefined();
});
