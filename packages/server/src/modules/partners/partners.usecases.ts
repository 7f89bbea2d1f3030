import type { Cam } from '@meetcute/contract';
import { notFound } from '../../errors.ts';
import type { Site } from '../../sites.ts';

/** The webcam offers of a site, by account; none where the site does not resell cams. */
export function camsOf({ settings, partners }: Site): Record<string, Cam> {
  if (!settings.member_resell.includes('cams')) return {};
  return Object.fromEntries((partners?.cams?.offers ?? []).map((cam) => [cam.account, cam]));
}

/** Where the offer of an account leads. Throws not_found for an account that the site does not offer. */
export function camAddress(site: Site, account: string): string {
  const url = site.partners?.cams?.url;
  if (!url || !Object.hasOwn(camsOf(site), account)) throw notFound();
  const address = new URL(url, site.origin);
  address.searchParams.set('account', account);
  return relativeTo(site, address);
}

/** Where adverts lead. Throws not_found where the site has none. */
export function advertAddress(site: Site): string {
  const url = site.partners?.adverts?.url;
  if (!url || !site.settings.member_resell.includes('camads')) throw notFound();
  return relativeTo(site, new URL(url, site.origin));
}

/** An address of the site itself is given as a path, because a site may be open under several host names. */
const relativeTo = (site: Site, address: URL): string =>
  address.origin === new URL(site.origin).origin ? address.pathname + address.search : address.href;
