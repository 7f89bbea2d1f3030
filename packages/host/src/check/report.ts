import type { CompanyInfo } from '@meetcute/contract';
import { settingEffects } from '@meetcute/contract/openapi';
import { companyData, href, missingCompanyData } from '@meetcute/core';
import type { SiteProblem } from '../start/site-file/site-problem.ts';
import type { HostSite, SiteFileResult } from '../start/sites.ts';
import type { Place } from './places.ts';

/**
 * Returns a problem for each missing piece of company data, with the places that show a hole. `company` is that of the
 * service page, if another back end provides it.
 */
export function companyProblems(
  { site: { settings }, problemAt }: Pick<SiteFileResult, 'problemAt'> & { readonly site: HostSite },
  places: readonly Place[],
  company: CompanyInfo = settings,
): SiteProblem[] {
  const missing = missingCompanyData(settings);
  const missingOnService = missingCompanyData({ ...settings, ...company });
  return companyData.flatMap((name) => {
    const isEmpty = missing.includes(name);
    const holes = places.filter(
      (place) =>
        place.needs.includes(name) &&
        (place.name === href('pages-service') ? missingOnService.includes(name) : isEmpty),
    );
    if (holes.length === 0) return [];
    const where = holes.map((place) => place.name).join(', ');
    return [
      problemAt(
        'warning',
        ['settings', name],
        `is empty${isEmpty ? '' : ' in the back end'}, which leaves a hole in ${where}`,
        `Fill it in${isEmpty ? '' : ' there'}, because the law asks for it: ${settingEffects[name]}.`,
      ),
    ];
  });
}
