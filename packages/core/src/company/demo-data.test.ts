import { expect, test } from 'vitest';
import { findDemoData, isReservedDomain } from './demo-data.ts';

test.each([
  ['lindenlane.example', true],
  ['hello@lindenlane.example', true],
  ['www.example.com', true],
  ['hello@EXAMPLE.org', true],
  ['harbour.localhost', true],
  ['localhost', true],
  ['shop.test.', true],
  ['example.nl', false],
  ['myexample.com', false],
  ['test.de', false],
  ['contest', false],
  ['hello@date.test.com', false],
  ['', false],
])('whether nobody can own %s: %s', (name, isReserved) => {
  expect(isReservedDomain(name)).toBe(isReserved);
});

const real = {
  name: 'Linden Lane',
  domain: 'www.lindenlane.nl',
  company_name: 'Linden Lane B.V.',
  address: 'Lindelaan 1',
  city: 'Utrecht',
  kvk: '12345678',
  vat_numbers: ['NL123456789B01'],
  tradenames: [{ id: 'a', name: 'Linden' }],
  email: 'hello@lindenlane.nl',
  support_email: 'support@lindenlane.nl',
  support_phone: null,
  fictional_plural: 'fictional profiles',
};

test('finds nothing in the data of a company', () => {
  expect(findDemoData({ ...real, advertisers: { cams: 'Lumen B.V.' } })).toEqual([]);
});

test.each([
  [{ domain: 'lindenlane.example' }, { path: ['domain'], kind: 'domain', value: 'lindenlane.example' }],
  [{ email: 'hello@a.test' }, { path: ['email'], kind: 'domain', value: 'hello@a.test' }],
  [{ support_email: 'a@example.com' }, { path: ['support_email'], kind: 'domain', value: 'a@example.com' }],
  [{ kvk: '0 (demo)' }, { path: ['kvk'], kind: 'mark', value: '0 (demo)' }],
  [{ vat_numbers: ['1', '2 (Demo)'] }, { path: ['vat_numbers', 1], kind: 'mark', value: '2 (Demo)' }],
  [
    { company_name: 'A (firma wymyślona)' },
    { path: ['company_name'], kind: 'mark', value: 'A (firma wymyślona)' },
  ],
  [
    { tradenames: [{ id: 'a', name: 'A (invented)' }] },
    { path: ['tradenames', 0, 'name'], kind: 'mark', value: 'A (invented)' },
  ],
  [
    { advertisers: { camads: 'A (invented)' } },
    { path: ['advertisers', 'camads'], kind: 'mark', value: 'A (invented)' },
  ],
])('finds the data of a demo in %j', (change, data) => {
  expect(findDemoData({ ...real, ...change })).toEqual([data]);
});
