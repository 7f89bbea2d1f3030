import type { Profile } from '@meetcute/contract';
import { useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

/** Where a member lives, as finely as they said: city and region, and the country in the page's language. */
export function useLocationLabel({
  city,
  country,
  countryregion,
}: Pick<Profile, 'city' | 'country' | 'countryregion'>): string {
  const { language } = useTranslation().i18n;
  const { region_data: regions } = useSettings();
  const region = country ? regions[country]?.find(({ id }) => id === countryregion)?.name : undefined;
  const name = country ? new Intl.DisplayNames([language], { type: 'region' }).of(country) : undefined;
  return [...new Set([city, region, name])].filter(Boolean).join(', ');
}
