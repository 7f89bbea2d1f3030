import type { Profile } from '@meetcute/contract';

/**
 * Countries with several languages, whose members always get the badge
 * (spec: badge.language-countries-ca-be-ch-fi).
 */
export const badgeCountries: readonly string[] = ['CA', 'BE', 'CH', 'FI'];

/**
 * Returns the language for a profile's badge; null for no badge or an unknown language
 * (spec: badge.language-differs-from-ui).
 */
export const languageBadge = (
  profile: Pick<Profile, 'language' | 'country'>,
  uiLanguage: string,
): Profile['language'] => {
  const differs = profile.language !== uiLanguage.slice(0, 2).toLowerCase();
  const isBadgeCountry = profile.country !== null && badgeCountries.includes(profile.country);
  return differs || isBadgeCountry ? profile.language : null;
};
