import { createI18n } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { DateOfBirthField } from './DateOfBirthField.tsx';

const messages = await catalogue('en');
const none = { day: '', month: '', year: '' };

/** Renders the field for a reader, and returns its document. */
function draw(formatLocale: string, now = '2026-06-15T12:00:00Z', zone = 'UTC', value = none) {
  const { container } = render(
    <I18nextProvider i18n={createI18n({ locale: 'en', messages, formatLocale })}>
      <DateOfBirthField
        label="Date of birth"
        value={value}
        onChange={() => undefined}
        minAge={18}
        now={new Date(now)}
        zone={zone}
      />
    </I18nextProvider>,
  );
  return container;
}

test.each([
  ['en-US', 'month day year'],
  ['en-GB', 'day month year'],
  ['en-AU', 'day month year'],
  ['en-CA', 'year month day'],
  ['en-SE', 'year month day'],
])('in %s the fields are in the order %s', (locale, order) => {
  const fields = [...draw(locale).querySelectorAll('select')];
  expect(fields.map(({ name }) => name.replace('date_of_birth_', '')).join(' ')).toBe(order);
});

test.each([
  ['2026-11-28T05:00:00Z', 'Pacific/Honolulu', '17 years old'],
  ['2026-11-28T05:00:00Z', 'UTC', '18 years old'],
  ['2026-11-27T10:00:00Z', 'Pacific/Kiritimati', '18 years old'],
  ['2026-11-28T05:00:00Z', 'Mars/Olympus', '18 years old'],
])('at %s in %s someone born on 28 November 2008 is %s', (now, zone, age) => {
  const parts = { day: '28', month: '11', year: '2008' };
  expect(draw('en-GB', now, zone, parts).querySelector('[data-part="age"]')?.textContent).toBe(age);
});

test('the youngest year is that of the zone on New Year’s Eve', () => {
  const years = draw('en-GB', '2026-12-31T12:00:00Z', 'Pacific/Kiritimati').querySelectorAll(
    '[name="date_of_birth_year"] option',
  );
  expect(years[1]?.textContent).toBe('2009');
});
