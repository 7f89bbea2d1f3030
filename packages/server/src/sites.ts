import type { Settings } from '@meetcute/contract';
import type { Partners } from '@meetcute/core';

/** One brand's site. `hosts` are host names without port, the first one is used in links. */
export interface Site {
  id: string;
  hosts: readonly string[];
  settings: Settings;
  /** Where its pages are, for links in mails, without a slash at the end (`https://example.com`). */
  origin: string;
  /** Advertising partners. Their addresses may be paths of the site; visitors are only ever sent to these. */
  partners?: Partners;
}

const hostname = (host: string) => host.toLowerCase().replace(/:\d+$/, '');

/** The site of a host name, a port being ignored; undefined when it is not on the list. */
export const findSite = (sites: readonly Site[], host: string | null): Site | undefined =>
  host ? sites.find((site) => site.hosts.includes(hostname(host))) : undefined;

/** The site a request is for: `x-original-host` if it is there, else the host of the request. */
export function siteOfRequest(sites: readonly Site[], request: Request): Site | undefined {
  const host =
    request.headers.get('x-original-host') ?? request.headers.get('host') ?? new URL(request.url).host;
  return findSite(sites, host);
}
