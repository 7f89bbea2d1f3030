import { describe, expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { formatLocaleOf } from './format-locale.ts';
import type { LocaleCode } from './locales.ts';
import { formatLocaleFor } from './visitor-locale.ts';

test.each<[LocaleCode, string, string]>([
  ['en', 'en-GB,en;q=0.9', 'en-GB'],
  ['en', 'en-IE', 'en-IE'],
  ['en', 'en-AU,en-US;q=0.8', 'en-AU'],
  ['de', 'de-AT,de;q=0.9,en-GB;q=0.8', 'de-AT'],
  ['de', 'de-CH', 'de-CH'],
  ['fr', 'fr-CA,fr;q=0.8,en-CA;q=0.5', 'fr-CA'],
  ['es', 'es-MX', 'es-MX'],
  ['es', 'es-419,es;q=0.9', 'es-419'],
  ['nl', 'nl-BE', 'nl-BE'],
  ['en', 'en-US;q=0.7,en-GB;q=0.9', 'en-GB'],
  ['en', 'en-Latn-GB', 'en-GB'],
  ['en', 'EN-gb', 'en-GB'],
])('%s for a browser with %s is formatted as %s', (locale, header, expected) => {
  expect(formatLocaleFor(locale, header)).toBe(expected);
});

test.each<[string, LocaleCode, readonly string[], string]>([
  ['a Swede who reads English', 'en', ['sv-SE', 'sv'], 'en-SE'],
  ['a Canadian who reads French', 'fr', ['en-CA'], 'fr-CA'],
  ['a German who also has American English', 'en', ['de-DE', 'en-US'], 'en-US'],
  ['a German who also has English', 'en', ['de-DE', 'en'], 'en-US'],
  ['a German page in an American browser', 'de', ['en-US', 'en'], 'de-DE'],
  ['a Dutch page in an American browser', 'nl', ['en-US'], 'nl-NL'],
])('%s', (_, locale, languages, expected) => {
  expect(formatLocaleFor(locale, languages)).toBe(expected);
});

describe('tags that nobody knows', () => {
  test.each([
    '',
    '*',
    'en-ZZ',
    'en-XQ',
    'en_GB',
    'en-',
    '-',
    'x'.repeat(10_000),
    'en-GB-'.repeat(2000),
    '💥',
    'en-999',
  ])('%j count as none', (header) => {
    expect(formatLocaleFor('en', header)).toBe('en-US');
    expect(formatLocaleFor('pl', [header])).toBe('pl-PL');
  });
  test.each([null, undefined, []])('%j counts as none', (languages) => {
    expect(formatLocaleFor('it', languages)).toBe('it-IT');
  });
});

describe('an instance', () => {
  test('has the region that it was created with, and its texts the language alone', () => {
    const i18n = createI18n({ locale: 'en', messages: {}, formatLocale: 'en-GB' });
    expect([formatLocaleOf(i18n), i18n.language]).toEqual(['en-GB', 'en']);
  });
  test('without a region has that of its language', () => {
    expect(formatLocaleOf(createI18n({ locale: 'nl', messages: {} }))).toBe('nl-NL');
    expect(formatLocaleOf(createI18n({ locale: 'pseudo', messages: {} }))).toBe('en-XA');
  });
  test('loses the region with its language', async () => {
    const i18n = createI18n({ locale: 'en', messages: {}, formatLocale: 'en-GB' });
    await i18n.changeLanguage('de');
    expect(formatLocaleOf(i18n)).toBe('de-DE');
  });
});
