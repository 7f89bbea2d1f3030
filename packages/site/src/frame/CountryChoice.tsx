import { selectableCountries } from '@meetcute/core';
import { useCountryOptions, useSettings } from '@meetcute/react';
import { useMemo, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteState } from './SiteState.ts';

/**
 * Select for the country of a visitor, which decides where a search starts, which price is shown, and the country of a
 * new account. Its first option returns to the country of the network address. Renders nothing for a single country.
 */
export function CountryChoice() {
  const { t } = useTranslation('shell');
  const settings = useSettings();
  const { setCountry } = useSiteState();
  const options = useCountryOptions(useMemo(() => selectableCountries(settings), [settings]));
  if (options.length < 2) return null;
  const onCountry = ({ target }: ChangeEvent<HTMLSelectElement>) => setCountry(target.value || null);
  return (
    <select
      aria-label={t('yourCountry')}
      name="country"
      value={settings.geoip_selected_country ?? ''}
      onChange={onCountry}
    >
      <option value="">{t('detectedCountry')}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
