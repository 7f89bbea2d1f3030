import type { Settings, Shop } from '@meetcute/contract';
import { settingsSchema } from '@meetcute/contract/openapi';
import type { MailLook } from '@meetcute/core';
import type { PartnersFile } from '@meetcute/demo';
import type { OwnTexts } from '@meetcute/i18n';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  readHosts,
  readPartners,
  readRedirects,
  readTexts,
  type Redirect,
  reportUnknown,
} from './site-file/read-parts.ts';
import { readSettings, siteKeys } from './site-file/read-settings.ts';
import { readShop, reportMessagePrices } from './site-file/read-shop.ts';
import { readSiteText } from './site-file/site-json.ts';
import {
  describeProblem,
  keyOf,
  type Path,
  type Report,
  type SiteProblem,
} from './site-file/site-problem.ts';
import { readScreenshots, type Screenshot } from './screenshots.ts';
import { StartError } from './StartError.ts';

export type { Redirect } from './site-file/read-parts.ts';

/** A site as the host serves it. */
export interface HostSite {
  /** Id of the site: lower-case letters, digits and `-`. */
  id: string;
  /** Whether it is a demo, which may have invented data. Default: false. */
  isDemo?: boolean;
  /** Host names without port; links use the first one. */
  hosts: readonly string[];
  /** Server route rules of the site. */
  redirects: readonly Redirect[];
  /** Settings of the site. */
  settings: Settings;
  /** Texts that replace those of the template, by language and key. */
  texts?: OwnTexts;
  /** Addresses of webcam offers and adverts. */
  partners?: PartnersFile;
  /** Products, prices and payment methods. */
  shop?: Shop;
  /** Colours and fonts of its mails, from its template. Default: plain ones. */
  mailLook?: MailLook;
  /** Screenshots that browsers show when they offer to install the site. */
  screenshots: readonly Screenshot[];
}

/** A site file: its site, unless it has errors, and a function that locates its problems. */
export interface SiteFileResult {
  readonly file: string;
  readonly site: HostSite | null;
  /** Errors of the file. */
  readonly problems: readonly SiteProblem[];
  /** Returns a problem at a path of the file. */
  readonly problemAt: (level: SiteProblem['level'], ...report: Parameters<Report>) => SiteProblem;
}

/** Reads one site file, and reports everything that is wrong in it. */
export function inspectSite(file: string): SiteFileResult {
  const text = readSiteText(file);
  if (!('json' in text)) {
    const { what, mend, place } = text;
    const problem: SiteProblem = { level: 'error', file, ...place, key: '', what, mend };
    return { file, site: null, problems: [problem], problemAt: () => problem };
  }
  const { json, placeOf, repeated: repeatedPaths } = text;
  const problemAt = (level: SiteProblem['level'], path: Path, what: string, mend: string): SiteProblem => ({
    level,
    file,
    ...placeOf(path),
    key: keyOf(path),
    what,
    mend,
  });
  const problems: SiteProblem[] = [];
  const report: Report = (...problem) => void problems.push(problemAt('error', ...problem));
  for (const path of repeatedPaths) report(path, 'is there twice', 'Remove one: the last one would count.');
  const settingNames = Object.keys(settingsSchema().properties);
  for (const key of Object.keys(json)) {
    if (siteKeys.some((each) => each === key)) continue;
    if (settingNames.includes(key)) report([key], 'is a setting', `Move it into 'settings'.`);
    else reportUnknown([key], siteKeys, report);
  }
  const { id } = json;
  if (typeof id !== 'string' || !/^[a-z][a-z0-9-]*$/.test(id))
    report(
      ['id'],
      id === undefined ? 'is missing' : 'is no id',
      'Give a name of lower-case letters, digits and -, which is never changed: data of the site is stored under it.',
    );
  const { demo = false } = json;
  if (typeof demo !== 'boolean')
    report(['demo'], 'is neither true nor false', 'Leave it out of a real site.');
  const hosts = readHosts(json, report);
  const shop = json['shop'] === undefined ? null : readShop(json['shop'], report);
  const settings = readSettings(json, { hosts, shop }, report);
  if (shop && settings) reportMessagePrices(shop, settings, report);
  const redirects = readRedirects(json, report);
  const partners = readPartners(json, report);
  const texts = readTexts(json, report);
  // In the order of the file, in which they are mended.
  problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  if (problems.length > 0 || !settings) return { file, site: null, problems, problemAt };
  const site: HostSite = {
    id: id as string,
    ...(demo === true && { isDemo: true }),
    hosts,
    redirects,
    settings,
    screenshots: readScreenshots(join(dirname(file), 'screenshots', id as string)),
    ...(partners && { partners }),
    ...(shop && { shop }),
    ...(texts && { texts }),
  };
  return { file, site, problems, problemAt };
}

/** Returns the site files of a folder. Throws a StartError if there are none. */
function findSiteFiles(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted();
  } catch (error) {
    throw new StartError(
      `The folder of sites ${folder} can't be read (${(error as Error).message}). Name another one in SITES_DIR.`,
    );
  }
  if (names.length > 0) return names.map((name) => join(folder, name));
  throw new StartError(
    `The folder of sites ${folder} has no .json file. Add a site file there (npx meetcute init writes one), or name another folder in SITES_DIR.`,
  );
}

/** Reads every `*.json` file of a folder, and reports everything that is wrong. Throws a StartError if there is none. */
export function inspectSites(folder: string): SiteFileResult[] {
  const fileByClaim = new Map<string, string>();
  return findSiteFiles(folder).map((file) => {
    const result = inspectSite(file);
    const { site, problemAt } = result;
    if (!site) return result;
    const conflicts: SiteProblem[] = [];
    const claims = [
      ['id', site.id, ['id']],
      ...site.hosts.map((host, index) => ['host', host, ['hosts', index]]),
    ];
    for (const [kind, name, path] of claims as [string, string, Path][]) {
      const other = fileByClaim.getOrInsert(`${kind} ${name}`, file);
      const mend =
        kind === 'id' ? 'Give each site its own.' : 'Give it to one of them: it tells the sites apart.';
      if (other !== file)
        conflicts.push(problemAt('error', path, `is '${name}', which ${other} has too`, mend));
    }
    return { ...result, problems: conflicts };
  });
}

/** Returns the error of a start that the errors of site files prevent, with a line for each. */
export function siteError(problems: readonly SiteProblem[]): StartError {
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  const lines = problems.map((problem) => `  ${describeProblem(problem)}`);
  return new StartError(
    [`The site files have ${count}, and no site is served until they are corrected:`, ...lines].join('\n'),
  );
}

/** Returns the sites of files that have no problems. Throws a StartError with all problems otherwise. */
export function sitesOf(results: readonly SiteFileResult[]): HostSite[] {
  const problems = results.flatMap((result) => result.problems);
  if (problems.length > 0) throw siteError(problems);
  return results.flatMap(({ site }) => (site ? [site] : []));
}

/** Reads one site file. Throws a StartError with everything that is wrong in it. */
export function readSite(file: string): HostSite {
  return sitesOf([inspectSite(file)])[0]!;
}

/** Reads every `*.json` file of a folder. Throws a StartError with everything that is wrong, or if there is none. */
export function readSites(folder: string): HostSite[] {
  return sitesOf(inspectSites(folder));
}

/**
 * Returns the sites with the key that signs their pushes; null for sites without pushes, or if no pushes can
 * be sent.
 */
export const withPushKey = (sites: readonly HostSite[], publicKey: string | null): HostSite[] =>
  sites.map((site) => {
    const push_pub = site.settings.notifications.push === false ? null : publicKey;
    return { ...site, settings: { ...site.settings, push_pub } };
  });
