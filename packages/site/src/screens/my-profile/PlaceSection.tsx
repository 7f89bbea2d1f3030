import { CITY_MAX, placeFields } from '@meetcute/core';
import { SelectField, TextField } from '@meetcute/kit';
import {
  type MyProfile,
  useCountryOptions,
  useProblemText,
  useProfileSection,
  useSettings,
} from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { Facts, type Fact } from './Facts.tsx';
import { SectionPanel } from './SectionPanel.tsx';

function useFacts({ user }: MyProfile): Fact[] {
  const { t } = useTranslation('myProfile');
  const { t: common } = useTranslation('common');
  const settings = useSettings();
  const { country, countryregion, city } = user.profile;
  const [countryOption] = useCountryOptions(country ? [country] : []);
  const regions = country ? (settings.region_data[country] ?? []) : [];
  const region = regions.find(({ id }) => id === countryregion);
  return [
    { name: 'country', label: common('country'), value: countryOption?.label ?? '' },
    ...(regions.length > 0 ? [{ name: 'region', label: t('region'), value: region?.name ?? '' }] : []),
    ...(placeFields(settings).city || city ? [{ name: 'city', label: t('city'), value: city ?? '' }] : []),
  ];
}

/** Props of `PlaceSection`. */
export interface PlaceSectionProps {
  /** State of the viewer's profile page. */
  mine: MyProfile;
}

/** Section with country, region and city, as far as the site uses them. */
export function PlaceSection({ mine }: PlaceSectionProps) {
  const { t } = useTranslation('myProfile');
  const { t: common } = useTranslation('common');
  const settings = useSettings();
  const problemText = useProblemText();
  const section = useProfileSection(mine, 'place');
  const { values, onChange, problemOf } = section;
  const isShown = placeFields(settings);
  const countries = useCountryOptions(settings.countries);
  const regions = settings.region_data[values['country'] ?? ''] ?? [];
  return (
    <SectionPanel mine={mine} section={section} facts={<Facts facts={useFacts(mine)} />}>
      {isShown.country && (
        <SelectField
          label={common('country')}
          name="country"
          autoComplete="country"
          placeholder={t('choose')}
          options={countries}
          value={values['country'] ?? ''}
          // A region is valid only in its country.
          onChange={(country) => onChange({ country, countryregion: '' })}
          error={problemText(problemOf('country'))}
        />
      )}
      {regions.length > 0 && (
        <SelectField
          label={t('region')}
          name="countryregion"
          autoComplete="address-level1"
          placeholder={t('noAnswer')}
          options={regions.map(({ id, name }) => ({ value: id, label: name }))}
          value={values['countryregion'] ?? ''}
          onChange={(countryregion) => onChange({ countryregion })}
        />
      )}
      {isShown.city && (
        <TextField
          label={t('city')}
          name="city"
          autoComplete="address-level2"
          max={CITY_MAX}
          value={values['city'] ?? ''}
          onChange={(city) => onChange({ city })}
          onBlur={() => section.onBlur('city')}
          error={problemText(problemOf('city'))}
        />
      )}
    </SectionPanel>
  );
}
