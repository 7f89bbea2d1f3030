import type { Profile } from '@meetcute/contract';
import { useTranslation } from 'react-i18next';
import { useMemo } from 'react';
import { useSettings } from '../provider/context.ts';

/**
 * Returns a member's location: city, region and the country's name in the page's language. Missing parts are
 * left out.
 */
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

/** Returns country options named and sorted in the page's language. */
export function useCountryOptions(codes: readonly string[]): { value: string; label: string }[] {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const options = codes.map((code) => ({ value: code, label: names.of(code) ?? code }));
    return options.sort((a, b) => a.label.localeCompare(b.label, language));
  }, [codes, language]);
}
