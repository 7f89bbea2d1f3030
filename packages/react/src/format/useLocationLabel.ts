import type { Profile } from '@meetcute/contract';
import { useTranslation } from 'react-i18next';
import { checkProfile } from '../part/check-profile.ts';
import { useSettings } from '../provider/context.ts';

declare const process: { env: { NODE_ENV?: string } };

/**
 * Returns a member's location: city, region and the country's name in the page's language. Missing parts are
 * left out.
 */
export function useLocationLabel({
  city,
  country,
  countryregion,
}: Pick<Profile, 'city' | 'country' | 'countryregion'>): string {
  if (process.env.NODE_ENV !== 'production') checkProfile('useLocationLabel', { country }, 'country');
  const { language } = useTranslation().i18n;
  const { region_data: regions } = useSettings();
  const region = country ? regions[country]?.find(({ id }) => id === countryregion)?.name : undefined;
  const name = country ? new Intl.DisplayNames([language], { type: 'region' }).of(country) : undefined;
  return [...new Set([city, region, name])].filter(Boolean).join(', ');
}
