import type { Cam, Settings } from '@meetcute/contract';
import { DEFAULT_TEMPLATE } from '@meetcute/core';
import { regionData } from '@meetcute/places';
import classic from '../sites/classic.json' with { type: 'json' };
import nocturne from '../sites/nocturne.json' with { type: 'json' };

type Filled = 'region_data' | 'template';

/** Settings as a site's file keeps them; regions and template may be left out. */
export type SettingsFile = Omit<Settings, Filled> & Partial<Pick<Settings, Filled>>;

/** A redirect of the host, from a path of the site to a path or an address. */
export interface SiteRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Where webcam offers and adverts of a site lead: paths of the site or addresses; left out where it has none. */
export interface PartnersFile {
  readonly cams?: { readonly url: string; readonly offers: readonly Cam[] };
  readonly adverts?: { readonly url: string };
}

/** A site's file: `hosts` are names without a port, the first one is used in links. */
export interface SiteFile {
  readonly id: string;
  readonly hosts: readonly string[];
  readonly redirects: readonly SiteRedirect[];
  readonly settings: SettingsFile;
  readonly partners?: PartnersFile;
}

/** A demo site with complete settings. */
export interface DemoSite extends SiteFile {
  readonly settings: Settings;
}

/**
 * Whole settings: a file without a template gets classic, one without regions those of the known places
 * (spec: const.default-template-classic).
 */
export const completeSettings = (file: SettingsFile): Settings => ({
  ...file,
  template: file.template ?? DEFAULT_TEMPLATE,
  region_data: file.region_data ?? regionData(file.countries),
});

const complete = (file: SiteFile): DemoSite => ({ ...file, settings: completeSettings(file.settings) });

/** The two demo sites: `classic` with free messages and open search, `nocturne` with paid messages behind a login. */
export const demoSites: readonly [classic: DemoSite, nocturne: DemoSite] = [
  // A JSON import widens its literals to string; the test checks both files against the contract.
  complete(classic as SiteFile),
  complete(nocturne as SiteFile),
];
