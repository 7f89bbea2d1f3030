import type { Settings } from '@meetcute/contract';

/** Kind of an advertising tile, as in the setting `member_resell`: a webcam, or an offer of another partner. */
export type AdvertKind = Settings['member_resell'][number];

/** Facts that stand on an advert or are one press away from it (DSA article 26). */
export interface AdvertNotice {
  /** Company that pays for the advert; null if the site's settings don't name one. */
  readonly advertiser: string | null;
  /** Data that decides which advert is shown: gender and ages of the search, or none. */
  readonly basis: 'search' | 'none';
}

/** Returns who pays for an advert and which data decides that it is shown (spec: call.get-xcams-search). */
export const advertNotice = (
  { advertisers }: Pick<Settings, 'advertisers'>,
  kind: AdvertKind,
): AdvertNotice => ({
  advertiser: advertisers?.[kind] ?? null,
  basis: kind === 'cams' ? 'search' : 'none',
});

/** Returns the kinds of adverts that a site shows without naming the company that pays for them. */
export const namelessAdverts = ({
  member_resell: kinds,
  advertisers,
}: Pick<Settings, 'member_resell' | 'advertisers'>): readonly AdvertKind[] =>
  kinds.filter((kind) => advertisers?.[kind] === undefined);
