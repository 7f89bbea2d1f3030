import type { Settings, Shop } from '@meetcute/contract';
import { normalizeHost, type MailLook, type Partners } from '@meetcute/core';

/** The site of one brand. `hosts` are host names in their normal form. */
export interface Site {
  /** Id of the site, as in rows of the database. */
  id: string;
  /** Host names in the form of `normalizeHost`. */
  hosts: readonly string[];
  /** Public settings, as the API returns them. */
  settings: Settings;
  /** URL of its pages for links in mails, without trailing slash (`https://example.com`). */
  origin: string;
  /** Advertising partners. Their URLs may be paths of the site. Visitors are redirected only to these. */
  partners?: Partners;
  /** Products, prices and payment methods. Default: nothing is sold. */
  shop?: Shop;
  /** Colours and fonts of its mails. Default: plain ones. */
  mailLook?: MailLook;
}

/** Returns the site of a host in any spelling, ignoring the port; undefined when no site has it. */
export function findSite(sites: readonly Site[], host: string | null): Site | undefined {
  const name = host && normalizeHost(host);
  return name ? sites.find((site) => site.hosts.includes(name)) : undefined;
}

/** Returns the site of a request, by `x-original-host` or else its host. */
export function siteOfRequest(sites: readonly Site[], request: Request): Site | undefined {
  const host =
    request.headers.get('x-original-host') ?? request.headers.get('host') ?? new URL(request.url).host;
  return findSite(sites, host);
}
