import { findDemoData, isLoopback, isReservedDomain, namelessAdverts } from '@meetcute/core';
import { DEMO_PARTNER_PATH } from '../start/partner-page.ts';
import type { SiteProblem } from '../start/site-file/site-problem.ts';
import { type HostSite, siteError, type SiteFileResult } from '../start/sites.ts';
import { findTemplate } from '../start/templates.ts';
import { pagePlaces } from './places.ts';
import { companyProblems } from './report.ts';

/** A site file without errors. */
export type SoundFile = SiteFileResult & { readonly site: HostSite };

/** Surroundings in which a site starts. */
export interface Surroundings {
  readonly templatesDir: string;
  /** Whether the host shows the demo world. */
  readonly isDemo: boolean;
  /** Key of the account that takes payments. Default: the host takes none. */
  readonly mollieKey?: string | undefined;
}

/** Returns data of a demo in a real site, and a demo in a real host. */
function demoProblems({ site, problemAt }: SoundFile, { isDemo, mollieKey }: Surroundings): SiteProblem[] {
  const { settings, hosts, partners } = site;
  if (site.isDemo && isDemo) return [];
  if (site.isDemo && mollieKey !== undefined)
    return [
      problemAt(
        'error',
        ['demo'],
        'is true, but the host takes payments with MOLLIE_API_KEY',
        "Replace the invented data of the site, and remove 'demo'; or remove the key: members would pay a company that nobody knows.",
      ),
    ];
  if (site.isDemo)
    return [
      problemAt(
        'warning',
        ['demo'],
        'is true, but the host runs without the demo',
        "Replace the invented data of the site, and remove 'demo': members would read of a company that nobody knows.",
      ),
    ];
  const mend = 'Give the real one: only a site with "demo": true may have invented data.';
  const targets = Object.entries(partners ?? {}).filter(([, { url }]) => url === DEMO_PARTNER_PATH);
  // Its default is the first host name, which is checked as such.
  const data = findDemoData(settings).filter(({ path, value }) => path[0] !== 'domain' || value !== hosts[0]);
  return [
    ...hosts.flatMap((host, index) => {
      if (!isReservedDomain(host) && !isLoopback(host)) return [];
      if (!isLoopback(host))
        return [problemAt('error', ['hosts', index], `is '${host}', a domain that nobody can own`, mend)];
      // Others may be for trials, and for checks on this machine.
      return index > 0
        ? []
        : [
            problemAt(
              'warning',
              ['hosts', 0],
              `is '${host}', which leads to the machine of whoever opens it`,
              'Name the host of members first: links in mails use the first one.',
            ),
          ];
    }),
    ...data.map(({ path, value, kind }) => {
      const what = kind === 'mark' ? 'which is invented' : 'a domain that nobody can own';
      return problemAt('error', ['settings', ...path], `is '${value}', ${what}`, mend);
    }),
    ...(settings.home_people
      ? [
          problemAt(
            'error',
            ['settings', 'home_people'],
            'shows people whom the template invented',
            'Remove it: the home page of a real site shows nobody who is not there.',
          ),
        ]
      : []),
    ...targets.map(([kind, { url }]) =>
      problemAt(
        'error',
        ['partners', kind, 'url'],
        `is '${url}', a page of the demo alone`,
        'Give the address of the partner.',
      ),
    ),
  ];
}

function advertiserProblems({ site: { settings }, problemAt }: SoundFile): SiteProblem[] {
  return namelessAdverts(settings).map((kind) =>
    problemAt(
      'warning',
      ['settings', 'advertisers', kind],
      "is missing, although 'member_resell' names its adverts",
      'Add the company that pays for them, because the law asks for it.',
    ),
  );
}

/** Returns a problem about photos at another host than the pages, which gets no session; a path of the site is fine. */
function photoProblems({ site: { settings, hosts }, problemAt }: SoundFile): SiteProblem[] {
  const { cdn_prefix: prefix } = settings;
  if (hosts.every((host) => URL.parse(prefix, `https://${host}`)?.hostname === host)) return [];
  return [
    problemAt(
      'warning',
      ['settings', 'cdn_prefix'],
      `is '${prefix}', another host than that of the pages`,
      "Use '/cdn': browsers send the other host no session, so members' photos load there only if it shows them to everyone, also after a deletion or a block.",
    ),
  ];
}

/** Returns a problem about a shop that does not sell in the country of the site, to which buyers elsewhere fall back. */
function saleProblems({ site: { settings, shop }, problemAt }: SoundFile): SiteProblem[] {
  const { country } = settings;
  if (!shop || Object.hasOwn(shop.countries, country)) return [];
  return [
    problemAt(
      'warning',
      ['shop', 'countries'],
      `has no ${country}, the country of the site`,
      'Add it: buyers there, and those from other countries without prices, find nothing for sale.',
    ),
  ];
}

/**
 * Returns what is wrong with a site whose file has no errors: the list of both the check and the start. Empty company data
 * is not part of it, because the two look at different places.
 */
export function findSiteProblems(file: SoundFile, surroundings: Surroundings): SiteProblem[] {
  const { problem: template } = findTemplate(surroundings.templatesDir, file.site.settings.template);
  return [
    ...(template ? [file.problemAt('error', ['settings', 'template'], template.what, template.mend)] : []),
    ...demoProblems(file, surroundings),
    ...advertiserProblems(file),
    ...photoProblems(file),
    ...saleProblems(file),
  ];
}

/**
 * Returns the warnings about sites whose files have no errors: those of the command `check`, without the holes in mails,
 * which a host in front of another back end does not load. Throws a StartError with all errors.
 */
export async function checkAtStart(
  files: readonly SiteFileResult[],
  surroundings: Surroundings,
): Promise<SiteProblem[]> {
  const sound = files.filter((file): file is SoundFile => file.site !== null);
  const problems = await Promise.all(
    sound.map(async (file) => [
      ...findSiteProblems(file, surroundings),
      ...companyProblems(file, await pagePlaces(file.site.settings)),
    ]),
  );
  const errors = problems.flat().filter(({ level }) => level === 'error');
  if (errors.length > 0) throw siteError(errors);
  return problems.flat();
}
