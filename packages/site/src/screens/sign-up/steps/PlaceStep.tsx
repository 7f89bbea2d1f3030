import { canSaveLocation, cityProblem, initialCountry, placeFields } from '@meetcute/core';
import { FormError, SelectField, TextField } from '@meetcute/kit';
import { useErrorText, useSaveUser, useSettings, useViewer } from '@meetcute/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '../../../shell/useCountryOptions.ts';
import { StepActions } from '../StepActions.tsx';
import { StepHead } from '../StepHead.tsx';
import { useProblemText } from '../useProblemText.ts';

/** Step 3: country, region and city; a single country is chosen already (spec: signup.step3.country-shown-only-when-several). */
export function PlaceStep({ onContinue }: { onContinue: () => void }) {
  const { t: text } = useTranslation('signUp');
  const settings = useSettings();
  const known = useViewer()?.profile;
  const [country, setCountry] = useState(initialCountry(settings.countries, known?.country ?? null));
  const [region, setRegion] = useState(known?.countryregion ?? '');
  const [city, setCity] = useState(known?.city ?? '');
  const isShown = placeFields(settings);
  const save = useSaveUser(onContinue);
  const errorText = useErrorText();
  const problemText = useProblemText();
  const countries = useCountryOptions(settings.countries);
  const regions = (settings.region_data[country] ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSaveLocation({ country, city }) || save.isPending) return;
    save.mutate({ payload: { country, countryregion: region || null, city: city.trim() || null } });
  };
  return (
    <>
      <StepHead title={text('place.title')} lead={text('place.lead')} />
      <form onSubmit={onSubmit} noValidate>
        <FormError>{save.error ? errorText(save.error) : undefined}</FormError>
        {isShown.country && (
          <SelectField
            label={text('place.country')}
            name="country"
            autoComplete="country"
            placeholder={text('place.none')}
            options={countries}
            value={country}
            onChange={(value) => {
              setCountry(value);
              setRegion('');
            }}
          />
        )}
        {regions.length > 0 && (
          <SelectField
            label={text('place.region')}
            name="countryregion"
            placeholder={text('place.none')}
            options={regions}
            value={region}
            onChange={setRegion}
          />
        )}
        {isShown.city && (
          <TextField
            label={text('place.city')}
            name="city"
            autoComplete="address-level2"
            value={city}
            onChange={setCity}
            error={problemText(cityProblem(city))}
          />
        )}
        <StepActions
          save={text('place.save')}
          skip={text('place.skip')}
          isPending={save.isPending}
          isDisabled={!canSaveLocation({ country, city })}
          onSkip={onContinue}
        />
      </form>
    </>
  );
}
