import type { Shelf } from '@meetcute/contract';
import { selectableCountries } from '@meetcute/core';
import { SelectField } from '@meetcute/kit';
import { countryName } from '@meetcute/i18n';
import { useCountryOptions, usePaymentCountry, useSettings } from '@meetcute/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of `CountryField`. */
export interface CountryFieldProps {
  /** Products with the country of their prices. */
  shelf: Shelf;
}

/** Choice of the country whose prices and payment methods apply (spec: state.payment-country). */
export function CountryField({ shelf: { country: shelfCountry } }: CountryFieldProps) {
  const { t, i18n } = useTranslation('commerce');
  const settings = useSettings();
  const { country, onChange } = usePaymentCountry();
  const codes = useMemo(() => selectableCountries(settings), [settings]);
  const options = useCountryOptions(codes);
  if (shelfCountry === null || options.length < 2) return null;
  const isOther = country !== null && country !== shelfCountry;
  const nameOf = (code: string) => countryName(code, i18n.language);
  return (
    <SelectField
      label={t('country')}
      value={country ?? shelfCountry}
      onChange={onChange}
      options={options}
      help={
        isOther ? t('countryOther', { country: nameOf(country), shown: nameOf(shelfCountry) }) : undefined
      }
    />
  );
}
