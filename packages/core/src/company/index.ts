export {
  companyScreens,
  type CompanyScreen,
  companyData,
  missingCompanyData,
  type CompanyData,
} from './data.ts';
