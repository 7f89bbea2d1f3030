import type { Profile } from '@meetcute/contract';

/** Countries of several languages, whose members always get the badge (spec: badge.language-countries-ca-be-ch-fi). */
export const badgeCountries: readonly string[] = ['CA', 'BE', 'CH', 'FI'];

/** The language to put on a profile's badge, or null for no badge; a language that is not known makes none (spec: badge.language-differs-from-ui). */
export const languageBadge = (
  profile: Pick<Profile, 'language' | 'country'>,
  uiLanguage: string,
): Profile['language'] => {
  const differs = profile.language !== uiLanguage.slice(0, 2).toLowerCase();
  const isBadgeCountry = profile.country !== null && badgeCountries.includes(profile.country);
  return differs || isBadgeCountry ? profile.language : null;
};
