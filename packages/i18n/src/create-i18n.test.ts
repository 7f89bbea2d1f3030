import { errorStatus } from '@meetcute/contract';
import { describe, expect, test, vi } from 'vitest';
import { catalogue } from './catalogues/index.ts';
import { createI18n } from './create-i18n.ts';
import { localeCodes } from './locales.ts';
import { pseudoMessages } from './pseudo.ts';

const english = await catalogue('en');
const en = createI18n({ locale: 'en', messages: english, log: () => {} });

test('an instance speaks at once, without waiting', async () => {
  const { t, language } = createI18n({ locale: 'nl', messages: await catalogue('nl') });
  expect(language).toBe('nl');
  expect(t('common:close')).toBe('Sluiten');
});

test('two instances don’t share a language', async () => {
  const pl = createI18n({ locale: 'pl', messages: await catalogue('pl') });
  const de = createI18n({ locale: 'de', messages: await catalogue('de') });
  expect([pl.t('common:close'), de.t('common:close')]).toEqual(['Zamknij', 'Schließen']);
});

test('Polish counts in its four forms', async () => {
  const { t } = createI18n({ locale: 'pl', messages: await catalogue('pl') });
  const counted = [1, 2, 5, 22, 25, 1.5].map((count) => t('shell:newMessages', { count }));
  expect(counted).toEqual([
    '1 nowa wiadomość',
    '2 nowe wiadomości',
    '5 nowych wiadomości',
    '22 nowe wiadomości',
    '25 nowych wiadomości',
    '1.5 nowej wiadomości',
  ]);
});

test('a missing text is told to the log and shows the English one where there is one', () => {
  const log = vi.fn<(message: string) => void>();
  const { t } = createI18n({ locale: 'nl', messages: { common: {} }, fallback: english, log });
  expect(t('common:close')).toBe('Close');
  expect(log).not.toHaveBeenCalled();
  const anyKey: (key: string) => unknown = t as never;
  expect(anyKey('common:nothing')).toBe('nothing');
  expect(log).toHaveBeenCalledWith(expect.stringContaining("'nothing' in namespace 'common' (nl)"));
});

test('a missing value is told to the log and leaves no placeholder on the screen', () => {
  const log = vi.fn<(message: string) => void>();
  const { t } = createI18n({ locale: 'en', messages: english, log });
  expect(t('validation:minLength')).toBe('This field should be at least  characters long');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('{{min}}'));
});

test('names are shown as they are, since React escapes', () => {
  expect(en.t('common:messageTo', { name: '<b>&' })).toBe('Message <b>&');
});

test('the pseudo-language counts like English', () => {
  const pseudo = createI18n({ locale: 'pseudo', messages: pseudoMessages(english) });
  expect(pseudo.language).toBe('en-XA');
  expect(pseudo.t('shell:newMessages', { count: 1 })).toMatch(/^\[1 ñéŵ méššåĝé~+\]$/);
});

describe('texts that the specification words', () => {
  test('the message for too short a value', { meta: { spec: ['validation.min-length-message'] } }, () => {
    expect(en.t('validation:minLength', { min: 8 })).toBe('This field should be at least 8 characters long');
  });

  test('the notice of a chat that can’t start', { meta: { spec: ['error.chat-start-body'] } }, () => {
    expect(en.t('error:startChat')).toBe('Cannot start chat, try again later or contact customer support');
  });

  test('a refused date of birth names the minimum age', async () => {
    for (const locale of localeCodes) {
      const { t } = createI18n({ locale, messages: await catalogue(locale) });
      expect(t('validation:date_of_birth_error', { min_age: 21 })).toContain('21');
    }
  });

  test('the others', () => {
    expect(en.t('error:heading')).toBe('Error');
    expect(en.t('error:pageNotFound')).toBe('Page not found');
    expect(en.t('validation:emailInvalid')).toBe('Value is not a valid email address');
  });
});

test('every error code of the contract has a text', () => {
  const codes = Object.keys((english['error']?.['code'] ?? {}) as object);
  expect(codes).toEqual(expect.arrayContaining(Object.keys(errorStatus)));
});
