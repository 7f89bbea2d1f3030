import { placeFields } from '@meetcute/core';
import { Form, FormError, SelectField, TextField } from '@meetcute/kit';
import { useErrorText, useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '../../../format/useCountryOptions.ts';
import { StepActions } from '../StepActions.tsx';
import { StepHead } from '../StepHead.tsx';
import { useProblemText } from '../../../format/useProblemText.ts';
import { usePlaceStep } from './usePlaceStep.ts';

/** Step 3: country, region and city; a single country is chosen already (spec: signup.step3.country-shown-only-when-several). */
export function PlaceStep({ onContinue }: { onContinue: () => void }) {
  const { t: text } = useTranslation('signUp');
  const settings = useSettings();
  const isShown = placeFields(settings);
  const countries = useCountryOptions(settings.countries);
  const errorText = useErrorText();
  const problemText = useProblemText();
  const { place, regions, problem, canSave, help, isPending, error, onChange, onSave, onSkip } =
    usePlaceStep(onContinue);
  return (
    <>
      <StepHead title={text('place.title')} lead={text('place.lead')} />
      <Form onSubmit={onSave} isPending={isPending}>
        <FormError>{error ? errorText(error) : undefined}</FormError>
        <p role="status" data-part="fine">
          {help === 'locating' && text('place.locating')}
          {help === 'found' && text('place.found')}
        </p>
        {isShown.country && (
          <SelectField
            label={text('place.country')}
            name="country"
            autoComplete="country"
            placeholder={text('place.none')}
            options={countries}
            value={place.country}
            onChange={(country) => onChange({ country })}
          />
        )}
        {regions.length > 0 && (
          <SelectField
            label={text('place.region')}
            name="countryregion"
            placeholder={text('place.none')}
            options={regions}
            value={place.region}
            onChange={(region) => onChange({ region })}
          />
        )}
        {isShown.city && (
          <TextField
            label={text('place.city')}
            name="city"
            autoComplete="address-level2"
            value={place.city}
            onChange={(city) => onChange({ city })}
            error={problemText(problem)}
          />
        )}
        <StepActions
          save={text('place.save')}
          skip={text('place.skip')}
          isPending={isPending}
          isDisabled={!canSave}
          onSkip={onSkip}
        />
      </Form>
    </>
  );
}
