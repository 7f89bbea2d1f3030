import { calls, parse, type CompanyInfo } from '@meetcute/contract';
import { createProxy } from '../proxy.ts';
import type { HostSite } from '../start/sites.ts';
import { StartError } from '../start/StartError.ts';
import { mailPlace } from './mail-place.ts';
import { pagePlaces } from './places.ts';
import { companyHoles } from './report.ts';

/** Reads the company behind a site from another back end. Throws a StartError if it has none. */
async function remoteCompany(apiOrigin: string, { id, hosts: [host] }: HostSite): Promise<CompanyInfo> {
  const { path, response: fields } = calls.getCompanyInfo;
  const response = await createProxy(apiOrigin).fetch(new Request(`http://${host}${path}`), { site: id });
  const parsed = parse(fields, await response.json().catch(() => null));
  if (response.ok && parsed.ok) return parsed.value;
  throw new StartError(
    `${apiOrigin} responds to ${path} for ${host} with status ${response.status} and no company data. Correct API_ORIGIN or the back end.`,
  );
}

/** Result of a check. */
export interface CheckResult {
  /** Report for a terminal, a paragraph for each site. */
  text: string;
  /** Whether no site lacks anything. */
  isComplete: boolean;
}

/** Checks the company data of sites. `apiOrigin` is another back end that provides the data of the service page. */
export async function checkSites(sites: readonly HostSite[], apiOrigin?: string): Promise<CheckResult> {
  const reports = await Promise.all(
    sites.map(async (site) => {
      const { settings } = site;
      const places = [...(await pagePlaces(settings)), await mailPlace(settings)];
      const company = apiOrigin ? await remoteCompany(apiOrigin, site) : settings;
      return { site, holes: companyHoles(settings, places, company) };
    }),
  );
  const text = reports.map(({ site, holes }) =>
    holes.length === 0
      ? `${site.id}: complete`
      : [`${site.id}: empty settings leave holes in:`, ...holes.map((hole) => `  ${hole}`)].join('\n'),
  );
  return { text: text.join('\n'), isComplete: reports.every(({ holes }) => holes.length === 0) };
}
