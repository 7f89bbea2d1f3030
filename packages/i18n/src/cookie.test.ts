import { expect, test } from 'vitest';
import { localeCookie, readLocaleCookie, serializeLocaleCookie } from './cookie.ts';

const attributes = (cookie: string) => cookie.split('; ').slice(1);

test('is named i18n_redirected', { meta: { spec: ['locale.cookie-name'] } }, () => {
  expect(localeCookie).toBe('i18n_redirected');
  expect(serializeLocaleCookie('nl').split(';')[0]).toBe('i18n_redirected=nl');
});

test('lasts 365 days', { meta: { spec: ['locale.cookie-365-days'] } }, () => {
  expect(attributes(serializeLocaleCookie('nl'))).toContain('Max-Age=31536000');
});

test('is lax and valid for the whole site', { meta: { spec: ['locale.cookie-lax'] } }, () => {
  expect(attributes(serializeLocaleCookie('nl'))).toEqual(expect.arrayContaining(['SameSite=Lax', 'Path=/']));
});

test('is secure on https only', () => {
  expect(attributes(serializeLocaleCookie('nl'))).not.toContain('Secure');
  expect(attributes(serializeLocaleCookie('nl', { secure: true }))).toContain('Secure');
});

test('reads the language back from among other cookies', () => {
  expect(readLocaleCookie(`a=1; ${serializeLocaleCookie('es').split(';')[0]}; b=2`)).toBe('es');
  expect(readLocaleCookie('xi18n_redirected=es; i18n_redirected=pt')).toBeNull();
  expect(readLocaleCookie(undefined)).toBeNull();
});
