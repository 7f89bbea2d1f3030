import { expect, test } from 'vitest';
import { companyData, missingCompanyData, type CompanyData } from './company-data.ts';

const complete = {
  name: 'Example',
  domain: 'example.test',
  company_name: 'Example BV',
  address: 'Street 1',
  city: 'Town',
  kvk: '1',
  vat_numbers: ['NL1'],
  email: 'a@example.test',
  support_email: 'b@example.test',
  support_phone: '+31',
  fictional_plural: 'fictional profiles',
};

test('a complete site lacks nothing', () => {
  expect(missingCompanyData(complete)).toEqual([]);
});

const empty = (name: CompanyData): unknown[] => {
  if (name === 'vat_numbers') return [[], [''], [' ', '']];
  return name === 'kvk' || name === 'support_phone' ? [null, '', ' '] : ['', ' '];
};

test.each(companyData.flatMap((name) => empty(name).map((value) => [name, value] as const)))(
  '%s is missing when it is %j',
  (name, value) => {
    expect(missingCompanyData({ ...complete, [name]: value })).toEqual([name]);
  },
);

test('one VAT number of several is enough', () => {
  expect(missingCompanyData({ ...complete, vat_numbers: ['', 'NL1'] })).toEqual([]);
});
