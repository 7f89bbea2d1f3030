import type { Settings, Shop } from '@meetcute/contract';
import { namelessAdverts } from '@meetcute/core';
import { join } from 'node:path';
import type { HostSite } from './sites.ts';
import type { Environment } from './environment.ts';

/** Returns a sentence for the operator about adverts without an advertiser; null when each has one. */
export function advertiserWarning(
  settings: Pick<Settings, 'name' | 'member_resell' | 'advertisers'>,
): string | null {
  const missing = namelessAdverts(settings);
  if (missing.length === 0) return null;
  return (
    `${settings.name}: adverts don't name the company that pays for them: ${missing.join(', ')}. ` +
    "Add it to 'settings.advertisers' in the file of the site, because the law asks for it."
  );
}

/**
 * Returns a sentence for the operator about members' photos at another host than the pages, which gets no session; null
 * for a path of the site.
 */
export function photoHostWarning({
  settings: { name, cdn_prefix: prefix },
  hosts,
}: Pick<HostSite, 'settings' | 'hosts'>): string | null {
  const isOwn = hosts.every((host) => URL.parse(prefix, `https://${host}`)?.hostname === host);
  if (isOwn) return null;
  return (
    `${name}: 'cdn_prefix' is ${prefix}, another host than that of the pages. Browsers send it no session, so members' ` +
    'photos load there only if it shows them to everyone, also after a deletion or a block. ' +
    "Use '/cdn' in the file of the site."
  );
}

/**
 * Returns a sentence for the operator about a shop that does not sell in the country of the site, to which buyers from
 * other countries fall back; null when it does, or without a shop.
 */
export function salesWarning(
  { name, country }: Pick<Settings, 'name' | 'country'>,
  shop: Shop | undefined,
): string | null {
  if (!shop || Object.hasOwn(shop.countries, country)) return null;
  return (
    `${name}: the shop does not sell in ${country}, the country of the site. ` +
    "Buyers there, and those from other countries without prices, find nothing for sale. Add it to 'shop.countries' in the file of the site."
  );
}

/**
 * Returns a sentence for the operator when hosts can share the database but not the photos; null otherwise. It is no
 * warning, because a single host needs no shared photos.
 */
export const sharedPhotosNote = ({
  databaseUrl,
  apiOrigin,
  bucket,
  dataDir,
}: Pick<Environment, 'databaseUrl' | 'apiOrigin' | 'bucket' | 'dataDir'>): string | null =>
  databaseUrl && !apiOrigin && !bucket
    ? `Photos are stored in ${join(dataDir, 'uploads')}, which hosts on other machines do not see. To run several hosts, name a storage in STORAGE_URL.`
    : null;
