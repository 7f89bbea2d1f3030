import { mandatoryWords, matchRoute, routes } from '@meetcute/core';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from './catalogues/index.ts';
import { isLocaleCode, localeCodes, localeNames, localeOf, locales } from './locales.ts';

test('has exactly seven languages, each with texts', { meta: { spec: ['i18n.seven-languages'] } }, () => {
  expect(localeCodes).toEqual(['en', 'nl', 'de', 'it', 'fr', 'es', 'pl']);
  const folders = readdirSync(new URL('locales', import.meta.url));
  expect(folders.toSorted()).toEqual(localeCodes.toSorted());
});

test('has the tag of one country for each language', { meta: { spec: ['locale.iso-codes'] } }, () => {
  expect(Object.fromEntries(locales.map(({ code, iso }) => [code, iso]))).toEqual({
    en: 'en-US',
    nl: 'nl-NL',
    de: 'de-DE',
    it: 'it-IT',
    fr: 'fr-FR',
    es: 'es-ES',
    pl: 'pl-PL',
  });
});

test('has only code, iso and gifLocale in a definition', { meta: { spec: ['entity.locale.fields'] } }, () => {
  for (const locale of locales) expect(Object.keys(locale)).toEqual(['code', 'iso', 'gifLocale']);
});

test('has no language in any path', { meta: { spec: ['locale.no-url-prefix'] } }, () => {
  for (const { path } of routes) {
    expect(isLocaleCode(path.split('/')[1])).toBe(false);
    expect(path).not.toMatch(/:(locale|lang)/);
  }
  for (const code of localeCodes) expect(matchRoute(`/${code}/members`)).toBeNull();
});

test('names each language in that language', () => {
  for (const code of localeCodes) {
    const nativeName = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? '';
    expect(localeNames[code].toLowerCase()).toBe(nativeName.toLowerCase());
  }
});

test('accepts only the seven codes', () => {
  expect(['en', 'pl'].every(isLocaleCode)).toBe(true);
  expect(['pt', 'EN', 'en-US', 'pseudo', '', null, undefined].some(isLocaleCode)).toBe(false);
  expect(localeOf('pl').iso).toBe('pl-PL');
});

test.each(localeCodes)('has the mandatory words that parts fall back to (%s)', async (code) => {
  const { common } = await catalogue(code);
  expect(common).toMatchObject({
    advert: mandatoryWords.advert[code],
    fictional: { label: mandatoryWords['fictional.label'][code] },
  });
});
