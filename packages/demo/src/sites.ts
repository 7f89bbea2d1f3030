import type { Cam, Settings, SettingsFile, Shop } from '@meetcute/contract';
import classic from '../sites/classic.json' with { type: 'json' };
import lantern from '../sites/lantern.json' with { type: 'json' };
import nocturne from '../sites/nocturne.json' with { type: 'json' };
import pelnia from '../sites/pelnia.json' with { type: 'json' };
import { completeSettings } from './complete-settings.ts';

/** Redirect of the host, from a path of the site to a path or an absolute address. */
export interface SiteRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Targets of a site's webcam offers and adverts: paths of the site or absolute addresses. Omitted if it has none. */
export interface PartnersFile {
  readonly cams?: { readonly url: string; readonly offers: readonly Cam[] };
  readonly adverts?: { readonly url: string };
}

/** Content of a site's file. `hosts` are names without a port; the first one is used in links. Without `shop` nothing is sold. */
export interface SiteFile {
  readonly id: string;
  /** Whether it may have invented data. Default: false, and the host refuses such data. */
  readonly demo?: boolean;
  readonly hosts: readonly string[];
  readonly redirects?: readonly SiteRedirect[];
  readonly settings: SettingsFile;
  /** Texts in place of those of the template, by language and key. */
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly partners?: PartnersFile;
  readonly shop?: Shop;
}

/** Demo site with complete settings. */
export interface DemoSite extends SiteFile {
  readonly settings: Settings;
}

const complete = (file: SiteFile): DemoSite => ({ ...file, settings: completeSettings(file) });

/**
 * Demo sites: `classic` with free messages and open search, `nocturne` with paid messages and search behind a
 * login, `pelnia` in Poland alone with a closed search and sign-up for visitors of adverts, and `lantern` for
 * men, by invitation only.
 */
export const demoSites: readonly [
  classic: DemoSite,
  nocturne: DemoSite,
  pelnia: DemoSite,
  lantern: DemoSite,
] = [
  // A JSON import widens its literals to string. A test validates the files against the contract.
  complete(classic as SiteFile),
  complete(nocturne as SiteFile),
  complete(pelnia as SiteFile),
  complete(lantern as SiteFile),
];
