import type { RouteName } from '../routes/index.ts';
import type { CompanyData } from './missing.ts';

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
