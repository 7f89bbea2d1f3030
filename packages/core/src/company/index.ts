export { findDemoData, isReservedDomain, type DemoData } from './demo-data.ts';
export {
  companyScreens,
  type CompanyScreen,
  companyData,
  missingCompanyData,
  type CompanyData,
} from './company-data.ts';
