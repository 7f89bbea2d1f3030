import type { Settings } from '@meetcute/contract';

/** Settings with data of the company and its site that pages, footer or mails show. */
export const companyData = [
  'name',
  'domain',
  'company_name',
  'address',
  'city',
  'kvk',
  'vat_numbers',
  'email',
  'support_email',
  'support_phone',
  'fictional_plural',
] as const satisfies readonly (keyof Settings)[];

/** A setting with data of the company or its site. */
export type CompanyData = (typeof companyData)[number];

const isEmpty = (value: string | readonly string[] | null): boolean =>
  [value ?? ''].flat().every((text) => text.trim() === '');

/** Returns the data that a site lacks. Empty texts count as missing. */
export const missingCompanyData = (settings: Pick<Settings, CompanyData>): CompanyData[] =>
  companyData.filter((name) => isEmpty(settings[name]));
