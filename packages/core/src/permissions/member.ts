import type { Settings, User } from '@meetcute/contract';
import { hasPremiumEffect, type PremiumAccount } from '../commerce/premium.ts';
import { TILE_ACCOUNT_AGE_MS } from '../constants.ts';
import { isPushSubscribed, type PushState } from '../push/subscribed.ts';

/** Returns whether a user has paid, as decided by the server (spec: tile.paid-users-excluded). */
export const isPaid = (user: Pick<User, 'paid_user'> | null): boolean => user?.paid_user ?? false;

/**
 * Returns whether a user may get tiles: an unpaid member for more than 4 days
 * (spec: tile.account-age-over-345600000-ms).
 */
export const isTileEligible = (user: Pick<User, 'paid_user' | 'signup_date'> | null, now: Date): boolean =>
  user !== null && !isPaid(user) && now.getTime() - Date.parse(user.signup_date) > TILE_ACCOUNT_AGE_MS;

/**
 * Returns the kinds of tiles that a member gets. `cams` and `camads` in `member_resell` each enable one. Members with
 * premium get none where that is an effect of premium.
 */
export const tileKinds = (
  user: (Pick<User, 'paid_user' | 'signup_date'> & PremiumAccount) | null,
  settings: Pick<Settings, 'member_resell' | 'premium_effects'>,
  now: Date,
): { readonly cam: boolean; readonly advert: boolean } => {
  const isEligible = isTileEligible(user, now) && !hasPremiumEffect('no_adverts', user, settings, now);
  return {
    cam: isEligible && settings.member_resell.includes('cams'),
    advert: isEligible && settings.member_resell.includes('camads'),
  };
};

/** Input for the decision whether to offer push notifications. */
export interface PushOfferInput {
  readonly user: object | null;
  readonly push: Pick<PushState, 'isCapable' | 'isSubscribed'>;
  readonly settings: Pick<Settings, 'push_pub'>;
}

/**
 * Returns whether to offer push: to members in a capable browser, neither subscribed nor denied, on a site
 * with a push key (spec: push.offer-when-all-conditions-hold).
 */
export const isPushOffered = ({ user, push, settings }: PushOfferInput): boolean =>
  user !== null &&
  push.isCapable &&
  push.isSubscribed !== 'denied' &&
  !isPushSubscribed(push) &&
  Boolean(settings.push_pub);
