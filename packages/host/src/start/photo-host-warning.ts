import type { HostSite } from './sites.ts';

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
