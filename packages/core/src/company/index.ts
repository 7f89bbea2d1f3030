export {
  companyScreens,
  type CompanyScreen,
  companyData,
  missingCompanyData,
  type CompanyData,
} from './company-data.ts';
