export { companyScreens, type CompanyScreen } from './screens.ts';
export { companyData, missingCompanyData, type CompanyData } from './missing.ts';
