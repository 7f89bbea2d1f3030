import type { Settings } from '@meetcute/contract';
import type { RouteName } from '../routes/index.ts';

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

/** A screen that shows company data besides the texts of content pages, or the footer of every page. */
export type CompanyScreen = Extract<RouteName, 'pages-service' | 'complaints' | 'reports-link'> | 'footer';

/** Company data that screens and the footer show. A test renders them and compares. */
export const companyScreens: Readonly<Record<CompanyScreen, readonly CompanyData[]>> = {
  'pages-service': [
    'company_name',
    'address',
    'city',
    'kvk',
    'vat_numbers',
    'email',
    'support_email',
    'support_phone',
  ],
  complaints: ['company_name', 'support_email'],
  'reports-link': ['support_email'],
  footer: ['name', 'company_name'],
};
