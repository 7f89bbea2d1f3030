import { calls, parse, type CompanyInfo, type Settings } from '@meetcute/contract';
import { composeMail } from '@meetcute/server';
import { createProxy } from '../proxy.ts';
import type { HostSite } from '../start/sites.ts';
import { StartError } from '../start/StartError.ts';
import { pagePlaces, dataIn, markedSettings, type Place } from './places.ts';
import { companyHoles } from './report.ts';

/** Returns the mails of a site as one place: sender and footer, which all kinds share, show its company data. */
export async function mailPlace(settings: Settings): Promise<Place> {
  const origin = 'https://site.invalid';
  const site = { id: 'check', hosts: [], settings: markedSettings(settings), origin };
  const locale = settings.domain_language;
  const mail = await composeMail({ kind: 'activate', site, locale, to: '', name: '', link: origin });
  return { name: 'mails', needs: dataIn(`${mail.from}\n${mail.text}`) };
}

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
