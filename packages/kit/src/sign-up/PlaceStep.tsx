import { CITY_MAX, placeFields, placePages, shownPlace } from '@meetcute/core';
import {
  useCountryOptions,
  usePlaceStep,
  useProblemText,
  useSettings,
  useStepPages,
  type PageHistory,
} from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../field/TextField.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { OptionsField } from './OptionsField.tsx';
import { PagedStep } from './PagedStep.tsx';
import { StepBody } from './StepBody.tsx';

/** Props of `PlaceStep`. */
export interface PlaceStepProps extends FrameProps<HTMLDivElement> {
  /** Entries of the browser's history for the pages. Default: none, the pages only go on. */
  history?: PageHistory;
  /** Advances to the next step. */
  onContinue: () => void;
}

/**
 * Step 3: country, region and city, a page each. A single country is preselected (spec:
 * signup.step3.country-shown-only-when-several).
 */
export function PlaceStep({ history, onContinue, ...frame }: PlaceStepProps) {
  const { t } = useTranslation('signUp');
  const settings = useSettings();
  const countries = useCountryOptions(settings.countries);
  const problemText = useProblemText();
  const form = usePlaceStep(onContinue);
  const { place, regions, problems, help, onChange } = form;
  const placeQuestions = placeFields(settings);
  const pages = useStepPages(placePages(placeQuestions, regions.length > 0), history);
  // Most countries have regions, so one whose regions are not known yet counts as such.
  const placeKey = shownPlace(placeQuestions, place.country === '' || form.isAwaited || regions.length > 0);
  return (
    <StepBody {...useFrame(frame, {})}>
      <PagedStep
        title={t('place.title')}
        lead={`${t('place.lead')} ${t(`placeShown.${placeKey}`)}`}
        save={t('place.save')}
        skip={t('place.skip')}
        pages={pages}
        form={{ ...form, isPending: form.isPending || (pages.page === 'country' && form.isAwaited) }}
        isDisabled={form.isWrong(pages.page)}
      >
        <p role="status" data-part="fine">
          {help === 'locating' && t('place.locating')}
          {help === 'found' && t('place.found')}
        </p>
        {pages.page === 'country' && (
          <OptionsField
            label={t('place.country')}
            name="country"
            none={t('place.none')}
            options={countries}
            value={place.country}
            onChange={(country) => onChange({ country })}
            error={problemText(problems.country)}
          />
        )}
        {pages.page === 'region' && regions.length > 0 && (
          <OptionsField
            label={t('place.region')}
            name="countryregion"
            none={t('person.none')}
            isOptional
            options={regions}
            value={place.region}
            onChange={(region) => onChange({ region })}
          />
        )}
        {pages.page === 'city' && (
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
      </PagedStep>
    </StepBody>
  );
}
