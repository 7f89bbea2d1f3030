import { CITY_MAX, placeFields } from '@meetcute/core';
import { useCountryOptions, useErrorText, usePlaceStep, useProblemText, useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../field/SelectField.tsx';
import { TextField } from '../field/TextField.tsx';
import { Form } from '../form/Form.tsx';
import { FormError } from '../form/FormError.tsx';
import { StepActions } from './StepActions.tsx';
import { StepHead } from './StepHead.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { StepBody } from './StepBody.tsx';

/** Props of `PlaceStep`. */
export interface PlaceStepProps extends FrameProps<HTMLDivElement> {
  /** Advances to the next step. */
  onContinue: () => void;
}

/**
 * Step 3: country, region and city. A single country is preselected (spec:
 * signup.step3.country-shown-only-when-several).
 */
export function PlaceStep({ onContinue, ...frame }: PlaceStepProps) {
  const { t } = useTranslation('signUp');
  const settings = useSettings();
  const isShown = placeFields(settings);
  const countries = useCountryOptions(settings.countries);
  const errorText = useErrorText();
  const problemText = useProblemText();
  const { place, regions, problems, canSave, help, isPending, error, onChange, onSave, onSkip } =
    usePlaceStep(onContinue);
  return (
    <StepBody {...useFrame(frame, {})}>
      <StepHead title={t('place.title')} lead={t('place.lead')} />
      <Form onSubmit={onSave} isPending={isPending}>
        <FormError>{error ? errorText(error) : undefined}</FormError>
        <p role="status" data-part="fine">
          {help === 'locating' && t('place.locating')}
          {help === 'found' && t('place.found')}
        </p>
        {isShown.country && (
          <SelectField
            label={t('place.country')}
            name="country"
            autoComplete="country"
            placeholder={t('place.none')}
            options={countries}
            value={place.country}
            onChange={(country) => onChange({ country })}
            error={problemText(problems.country)}
          />
        )}
        {regions.length > 0 && (
          <SelectField
            label={t('place.region')}
            name="countryregion"
            placeholder={t('place.none')}
            options={regions}
            value={place.region}
            onChange={(region) => onChange({ region })}
          />
        )}
        {isShown.city && (
          <TextField
            label={t('place.city')}
            name="city"
            autoComplete="address-level2"
            max={CITY_MAX}
            value={place.city}
            onChange={(city) => onChange({ city })}
            error={problemText(problems.city)}
          />
        )}
        <StepActions
          save={t('place.save')}
          skip={t('place.skip')}
          isPending={isPending}
          isDisabled={!canSave}
          onSkip={onSkip}
        />
      </Form>
    </StepBody>
  );
}
