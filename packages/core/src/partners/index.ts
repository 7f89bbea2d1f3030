import type { Cam, CallQuery, calls, Settings } from '@meetcute/contract';

export { advertNotice, namelessAdverts, type AdvertKind, type AdvertNotice } from './advert-notice.ts';

/** Targets of webcam offers and adverts: paths of the site or absolute addresses. Omitted if a site has none. */
export interface Partners {
  readonly cams?: { readonly url: string; readonly offers: readonly Cam[] };
  readonly adverts?: { readonly url: string };
}

/** Site as its partner links need it. `origin` has no trailing slash. */
export interface PartnerSite {
  readonly settings: Pick<Settings, 'member_resell'>;
  readonly origin: string;
  readonly partners?: Partners | undefined;
}

/**
 * Returns the webcam offers of a site by account, limited to the ages of a query. Empty if the site does not
 * resell cams.
 */
export function camsOf(
  { settings, partners }: PartnerSite,
  { min_age = 0, max_age = Infinity }: Pick<CallQuery<typeof calls.searchCams>, 'min_age' | 'max_age'> = {},
): Record<string, Cam> {
  if (!settings.member_resell.includes('cams')) return {};
  const offers = partners?.cams?.offers ?? [];
  const fitting = offers.filter(({ age }) => age === null || (age >= min_age && age <= max_age));
  return Object.fromEntries(fitting.map((cam) => [cam.account, cam]));
}

/** Returns the address of an account's offer; null if the site does not offer the account. */
export function camAddress(site: PartnerSite, account: string): string | null {
  const url = site.partners?.cams?.url;
  if (!url || !Object.hasOwn(camsOf(site), account)) return null;
  const address = new URL(url, site.origin);
  address.searchParams.set('account', account);
  return relativeTo(site, address);
}

/** Returns the address of adverts; null if the site has none. */
export function advertAddress(site: PartnerSite): string | null {
  const url = site.partners?.adverts?.url;
  return url && site.settings.member_resell.includes('camads')
    ? relativeTo(site, new URL(url, site.origin))
    : null;
}

/** Returns an address of the site itself as a path, because a site may be open under several host names. */
const relativeTo = (site: PartnerSite, address: URL): string =>
  address.origin === new URL(site.origin).origin ? address.pathname + address.search : address.href;
