import type { Cam, CallQuery, calls, Settings } from '@meetcute/contract';

/** Where webcam offers and adverts lead: paths of the site or addresses; left out where a site has none. */
export interface Partners {
  readonly cams?: { readonly url: string; readonly offers: readonly Cam[] };
  readonly adverts?: { readonly url: string };
}

/** A site as its partners know it; `origin` has no slash at the end. */
export interface PartnerSite {
  readonly settings: Pick<Settings, 'member_resell'>;
  readonly origin: string;
  readonly partners?: Partners | undefined;
}

/** The webcam offers of a site by account, within the ages of a query; none where the site does not resell cams. */
export function camsOf(
  { settings, partners }: PartnerSite,
  { min_age = 0, max_age = Infinity }: Pick<CallQuery<typeof calls.searchCams>, 'min_age' | 'max_age'> = {},
): Record<string, Cam> {
  if (!settings.member_resell.includes('cams')) return {};
  const offers = partners?.cams?.offers ?? [];
  const fitting = offers.filter(({ age }) => age === null || (age >= min_age && age <= max_age));
  return Object.fromEntries(fitting.map((cam) => [cam.account, cam]));
}

/** Where the offer of an account leads; null for an account that the site does not offer. */
export function camAddress(site: PartnerSite, account: string): string | null {
  const url = site.partners?.cams?.url;
  if (!url || !Object.hasOwn(camsOf(site), account)) return null;
  const address = new URL(url, site.origin);
  address.searchParams.set('account', account);
  return relativeTo(site, address);
}

/** Where adverts lead; null where the site has none. */
export function advertAddress(site: PartnerSite): string | null {
  const url = site.partners?.adverts?.url;
  return url && site.settings.member_resell.includes('camads')
    ? relativeTo(site, new URL(url, site.origin))
    : null;
}

/** An address of the site itself is given as a path, because a site may be open under several host names. */
const relativeTo = (site: PartnerSite, address: URL): string =>
  address.origin === new URL(site.origin).origin ? address.pathname + address.search : address.href;
