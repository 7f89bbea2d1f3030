import { calls, parse, type CompanyInfo, type Settings } from '@meetcute/contract';
import { composeMail } from '@meetcute/server';
import { createProxy } from '../proxy.ts';
import { describeProblem, type SiteProblem } from '../start/site-file/site-problem.ts';
import type { HostSite, SiteFileResult } from '../start/sites.ts';
import { StartError } from '../start/StartError.ts';
import { pagePlaces, dataIn, markedSettings, type Place } from './places.ts';
import { companyProblems } from './report.ts';
import { findSiteProblems, type Surroundings } from './site-problems.ts';

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
  const parsedCompany = parse(fields, await response.json().catch(() => null));
  if (response.ok && parsedCompany.ok) return parsedCompany.value;
  throw new StartError(
    `${apiOrigin} responds to ${path} for ${host} with status ${response.status} and no company data. Correct API_ORIGIN or the back end.`,
  );
}

/** Findings in one site file. */
export interface CheckedFile {
  /** Path of the file. */
  file: string;
  /** Id of the site; null if the file has errors. */
  site: string | null;
  /** Whether it says that it is a demo. */
  isDemo: boolean;
  problems: readonly SiteProblem[];
}

/** Result of a check. */
export interface CheckResult {
  /** Report for a terminal, a paragraph for each file. */
  text: string;
  /** The same for scripts. */
  data: { files: readonly CheckedFile[] };
  /** Whether nothing is wrong. */
  isComplete: boolean;
}

async function checkFile(
  result: SiteFileResult,
  { apiOrigin, ...surroundings }: Surroundings & { apiOrigin?: string | undefined },
): Promise<CheckedFile> {
  const { file, site } = result;
  if (!site || result.problems.length > 0)
    return { file, site: null, isDemo: false, problems: result.problems };
  const { settings } = site;
  const sound = { ...result, site };
  const places = [...(await pagePlaces(settings)), await mailPlace(settings)];
  const company = apiOrigin ? await remoteCompany(apiOrigin, site) : settings;
  const problems = [...findSiteProblems(sound, surroundings), ...companyProblems(sound, places, company)];
  return { file, site: site.id, isDemo: site.isDemo === true, problems };
}

const countOf = (problems: readonly SiteProblem[]) =>
  problems.length === 1 ? '1 problem' : `${problems.length} problems`;

function describeFile({ file, site, isDemo, problems }: CheckedFile): string {
  if (problems.length === 0) return `${site}: complete${isDemo ? ', as a demo' : ''}`;
  const lines = problems.map((problem) => `  ${problem.level}: ${describeProblem(problem)}`);
  return [`${site ?? file}: ${countOf(problems)}`, ...lines].join('\n');
}

/** Checks site files. `apiOrigin` is another back end that provides the company data of the service page. */
export async function checkSites(
  results: readonly SiteFileResult[],
  surroundings: Surroundings & { apiOrigin?: string | undefined },
): Promise<CheckResult> {
  const files = await Promise.all(results.map((result) => checkFile(result, surroundings)));
  return {
    text: files.map(describeFile).join('\n'),
    data: { files },
    isComplete: files.every(({ problems }) => problems.length === 0),
  };
}
