import type { Site } from '@meetcute/server';
import { originOf } from './origin.ts';
import type { HostSite } from './sites.ts';

/** Returns a function that maps a site to one of the member API, for a host on a port. */
export const toApiSite =
  (port: number) =>
  (site: HostSite): Site => ({
    id: site.id,
    hosts: site.hosts,
    settings: site.settings,
    origin: originOf(site, port),
    ...(site.partners ? { partners: site.partners } : {}),
    ...(site.shop ? { shop: site.shop } : {}),
    ...(site.mailLook ? { mailLook: site.mailLook } : {}),
  });
