import type { Settings, User } from '@meetcute/contract';
import { TILE_ACCOUNT_AGE } from '../constants.ts';
import { isPushSubscribed, type PushState } from '../push/subscribed.ts';

/** Whether someone has paid; the server decides what counts (spec: tile.paid-users-excluded). */
export const isPaid = (user: Pick<User, 'paid_user'> | null): boolean => user?.paid_user ?? false;

/** Whether someone may get tiles: an unpaid member of more than 4 days (spec: tile.account-age-over-345600000-ms). */
export const isTileEligible = (user: Pick<User, 'paid_user' | 'signup_date'> | null, now: Date): boolean =>
  user !== null && !isPaid(user) && now.getTime() - Date.parse(user.signup_date) > TILE_ACCOUNT_AGE;

/** Which kinds of tiles a member gets: `cams` and `camads` of `member_resell` switch one each. */
export const tileKinds = (
  user: Pick<User, 'paid_user' | 'signup_date'> | null,
  settings: Pick<Settings, 'member_resell'>,
  now: Date,
): { readonly cam: boolean; readonly advert: boolean } => {
  const isEligible = isTileEligible(user, now);
  return {
    cam: isEligible && settings.member_resell.includes('cams'),
    advert: isEligible && settings.member_resell.includes('camads'),
  };
};

/** What decides whether push notifications are offered. */
export interface PushOfferInput {
  readonly user: object | null;
  readonly push: Pick<PushState, 'isCapable' | 'isSubscribed'>;
  readonly settings: Pick<Settings, 'push_pub'>;
}

/** Whether to offer push: to a member, where it works, neither subscribed nor refused, with a key (spec: push.offer-when-all-conditions-hold). */
export const isPushOffered = ({ user, push, settings }: PushOfferInput): boolean =>
  user !== null &&
  push.isCapable &&
  push.isSubscribed !== 'denied' &&
  !isPushSubscribed(push) &&
  Boolean(settings.push_pub);
