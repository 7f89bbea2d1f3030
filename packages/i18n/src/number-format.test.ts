import { expect, test, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { localeCodes, localeOf, type LocaleCode } from './locales.ts';

const messages = { shell: { adultsOnly: '{{age, number}}' } };

const formatAge = (locale: LocaleCode, age: number) =>
  createI18n({ locale, formatLocale: localeOf(locale).iso, messages }).t('shell:adultsOnly', { age });

test.each(localeCodes)('numbers in %s are those of `Intl`', (code) => {
  const format = new Intl.NumberFormat(localeOf(code).iso);
  for (const number of [0, 7, 18, 99, 999, 1000, 12345, -3, 1.5])
    expect(formatAge(code, number)).toBe(format.format(number));
});

test('a small number needs no `Intl`, whose first use is slow', () => {
  const format = vi.spyOn(Intl, 'NumberFormat');
  expect(formatAge('pl', 18)).toBe('18');
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});
