import type { CompanyInfo, Settings } from '@meetcute/contract';
import { companyData, href, missingCompanyData } from '@meetcute/core';
import type { Place } from './places.ts';

/**
 * Returns a line for each missing piece of company data with the places that would show a hole, such as
 * 'address: /pages/terms, mails'. `company` is that of the service page, if another back end provides it.
 */
export function companyHoles(
  settings: Settings,
  places: readonly Place[],
  company: CompanyInfo = settings,
): string[] {
  const missing = missingCompanyData(settings);
  const missingOnService = missingCompanyData({ ...settings, ...company });
  return companyData.flatMap((name) => {
    const holes = places.filter(
      (place) =>
        place.needs.includes(name) &&
        (place.name === href('pages-service') ? missingOnService : missing).includes(name),
    );
    return holes.length === 0 ? [] : [`${name}: ${holes.map((place) => place.name).join(', ')}`];
  });
}
