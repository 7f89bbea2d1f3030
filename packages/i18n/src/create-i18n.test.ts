import { errorStatus } from '@meetcute/contract';
import { describe, expect, test, vi } from 'vitest';
import { catalogue } from './catalogues/index.ts';
import { createI18n } from './create-i18n.ts';
import { localeCodes } from './locales.ts';
import { pseudoMessages } from './pseudo.ts';

const english = await catalogue('en');
const en = createI18n({ locale: 'en', messages: english, log: () => {} });

test('creates an instance that translates immediately', async () => {
  const { t, language } = createI18n({ locale: 'nl', messages: await catalogue('nl') });
  expect(language).toBe('nl');
  expect(t('common:close')).toBe('Sluiten');
});

test('does not share a language between instances', async () => {
  const pl = createI18n({ locale: 'pl', messages: await catalogue('pl') });
  const de = createI18n({ locale: 'de', messages: await catalogue('de') });
  expect([pl.t('common:close'), de.t('common:close')]).toEqual(['Zamknij', 'Schließen']);
});

test('uses the four plural forms of Polish', async () => {
  const { t } = createI18n({ locale: 'pl', messages: await catalogue('pl') });
  const texts = [1, 2, 5, 22, 25, 1.5].map((count) => t('shell:newMessages', { count }));
  expect(texts).toEqual([
    '1 nowa wiadomość',
    '2 nowe wiadomości',
    '5 nowych wiadomości',
    '22 nowe wiadomości',
    '25 nowych wiadomości',
    '1,5 nowej wiadomości',
  ]);
});

test('logs a missing text and falls back to English', () => {
  const log = vi.fn<(message: string) => void>();
  const { t } = createI18n({ locale: 'nl', messages: { common: {} }, fallback: english, log });
  expect(t('common:close')).toBe('Close');
  expect(log).not.toHaveBeenCalled();
  const anyKey: (key: string) => unknown = t as never;
  expect(anyKey('common:nothing')).toBe('nothing');
  expect(log).toHaveBeenCalledWith(expect.stringContaining("'nothing' in namespace 'common' (nl)"));
});

test('a namespace without texts is named, with the way to load it', async () => {
  const log = vi.fn<(message: string) => void>();
  const { common } = await catalogue('en');
  const i18n = createI18n({ locale: 'en', messages: { common } as never, log });
  expect(i18n.t('chat:noMessages')).toBe('noMessages');
  expect(log).toHaveBeenCalledExactlyOnceWith(
    "i18n: the namespace 'chat' has no texts (en), so 'noMessages' is shown as it is. " +
      "Pass the namespace to createI18n, with the others of catalogue() from '@meetcute/i18n/catalogues'.",
  );
});

test.each(['{{other}}', '$t(common:close)', '{{name}}', '$t(common:close, {"count": 2})', '<b>&amp;</b>'])(
  'the value %s is shown as it is, and is no part of the text',
  (name) => {
    const messages = { common: { greeting: 'Hello {{name}}, from {{other}}', close: 'Close' } };
    const { t } = createI18n({ locale: 'en', messages, log: () => {} });
    const anyKey: (key: string, values: object) => unknown = t as never;
    expect(anyKey('common:greeting', { name, other: 'us' })).toBe(`Hello ${name}, from us`);
  },
);

test('logs a missing value and renders no placeholder', () => {
  const log = vi.fn<(message: string) => void>();
  const { t } = createI18n({ locale: 'en', messages: english, log });
  expect(t('validation:minLength')).toBe('This field should be at least  characters long');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('{{min, number}}'));
});

test('does not escape values, because React does', () => {
  expect(en.t('common:messageTo', { name: '<b>&' })).toBe('Message <b>&');
});

test('uses English plural forms in the pseudo-language', () => {
  const pseudo = createI18n({ locale: 'pseudo', messages: pseudoMessages(english) });
  expect(pseudo.language).toBe('en-XA');
  expect(pseudo.t('shell:newMessages', { count: 1 })).toMatch(/^\[1 ñéŵ méššåĝé ~+\]$/);
});

describe('texts worded by the specification', () => {
  test(
    'has the message for a value that is too short',
    { meta: { spec: ['validation.min-length-message'] } },
    () => {
      expect(en.t('validation:minLength', { min: 8 })).toBe(
        'This field should be at least 8 characters long',
      );
    },
  );

  test('has the notice for a chat that cannot start', { meta: { spec: ['error.chat-start-body'] } }, () => {
    expect(en.t('error:startChat')).toBe('Cannot start chat, try again later or contact customer support');
  });

  test('names the minimum age for a rejected date of birth', async () => {
    for (const locale of localeCodes) {
      const { t } = createI18n({ locale, messages: await catalogue(locale) });
      expect(t('validation:date_of_birth_error', { min_age: 21 })).toContain('21');
    }
  });

  test('has the other worded texts', () => {
    expect(en.t('error:heading')).toBe('Error');
    expect(en.t('error:pageNotFound')).toBe('Page not found');
    expect(en.t('validation:emailInvalid')).toBe('Value is not a valid email address');
  });
});

test('has a text for every error code of the contract', () => {
  const codes = Object.keys((english['error']?.['code'] ?? {}) as object);
  expect(codes).toEqual(expect.arrayContaining(Object.keys(errorStatus)));
});

const pluralMessages = {
  common: { people_one: '{{count, number}} person', people_other: '{{count, number}} people' },
};
const people = (instance: ReturnType<typeof createI18n>, count: number): string =>
  (instance.t as (key: string, options: object) => string)('people', { count }).replaceAll(
    /[\u00A0\u202F]/g,
    '_',
  );

test.each([
  ['en', undefined, 1_234_567, '1,234,567 people'],
  ['de', undefined, 1_234_567, '1.234.567 people'],
  ['pl', undefined, 1_234_567, '1_234_567 people'],
  ['fr', undefined, 12_345, '12_345 people'],
  ['es', undefined, 12_345, '12.345 people'],
  ['it', undefined, 0.5, '0,5 people'],
  ['nl', undefined, 1234.25, '1.234,25 people'],
  ['de', 'de-AT', 1_234_567, '1_234_567 people'],
  ['de', 'de-CH', 1_234_567, "1'234'567 people"],
  ['en', 'en-IN', 1_234_567, '12,34,567 people'],
] as const)('formats numbers in %s with the region %s: %d', (locale, formatLocale, count, text) => {
  const instance = createI18n({
    locale,
    messages: pluralMessages,
    fallback: pluralMessages,
    ...(formatLocale && { formatLocale }),
  });
  expect(people(instance, count)).toBe(text);
});

test('formats numbers in the language that an instance changes to', async () => {
  const instance = createI18n({ locale: 'en', messages: pluralMessages, formatLocale: 'en-GB' });
  await instance.changeLanguage('de');
  expect(people(instance, 12_345)).toContain('12.345');
});

test('leaves a value of a number that is a text as it is', () => {
  const instance = createI18n({ locale: 'de', messages: pluralMessages });
  const text = (instance.t as (key: string, options: object) => string)('people_other', { count: '99+' });
  expect(text).toBe('99+ people');
});
