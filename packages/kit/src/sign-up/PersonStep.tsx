import { isSensitive, pageOfField, personPages, SENSITIVE_PAGE } from '@meetcute/core';
import {
  useFieldTexts,
  useLocalNow,
  useOnlyYou,
  usePersonStep,
  useProblemText,
  useSettings,
  useStepPages,
  type Meet,
  type PageHistory,
} from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { DateOfBirthField } from '../field/DateOfBirthField.tsx';
import { SensitiveFields } from '../field/SensitiveFields.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { OptionsField } from './OptionsField.tsx';
import { PagedStep } from './PagedStep.tsx';
import { StepBody } from './StepBody.tsx';

/** Props of `PersonStep`. */
export interface PersonStepProps extends FrameProps<HTMLDivElement> {
  /** Entries of the browser's history for the pages. Default: none, the pages only go on. */
  history?: PageHistory;
  /** Advances to the next step. */
  onContinue: () => void;
}

const genders = ['f', 'm', 'x'] as const;

/**
 * Step 4: gender, date of birth, whom the member would like to meet, and the dropdown fields that the site defines, a page
 * each (spec: signup.step4.date-of-birth).
 */
export function PersonStep({ history, onContinue, ...frame }: PersonStepProps) {
  const { t } = useTranslation('signUp');
  const { t: common } = useTranslation('common');
  const settings = useSettings();
  const { allowed_values: allowedValues, min_age: minAge } = settings;
  const today = useLocalNow();
  const problemText = useProblemText();
  const fieldTexts = useFieldTexts();
  const onlyYou = useOnlyYou();
  const form = usePersonStep(onContinue);
  const { consent } = form;
  const pages = useStepPages(personPages(settings), history);
  const { page } = pages;
  const none = t('person.none');
  const fields = Object.entries(allowedValues)
    .filter(([name]) => pageOfField(name) === page)
    .map(([name, values]) => (
      <OptionsField
        key={name}
        label={fieldTexts.label(name)}
        name={name}
        none={none}
        isOptional
        options={values.map((value) => ({ value, label: fieldTexts.value(name, value) }))}
        value={form.personal[name] ?? ''}
        onChange={(value) => form.onChange({ personal: { ...form.personal, [name]: value } })}
        isDisabled={!consent.isOpen(name)}
        help={consent.isOpen(name) || !isSensitive(name) ? onlyYou(name) : fieldTexts.closed}
      />
    ));
  return (
    <StepBody {...useFrame(frame, {})}>
      <PagedStep
        title={t('person.title')}
        lead={page === 'birthDate' ? t('person.lead') : undefined}
        save={t('person.save')}
        skip={t('person.skip')}
        pages={pages}
        form={form}
      >
        {page === 'gender' && (
          <OptionsField
            label={t('person.gender')}
            name="gender"
            none={none}
            isOptional
            variant="rows"
            options={genders.map((value) => ({ value, label: common(`gender.${value}`) }))}
            value={form.gender}
            onChange={(gender) => form.onChange({ gender })}
          />
        )}
        {page === 'birthDate' && (
          <DateOfBirthField
            label={t('person.dateOfBirth')}
            value={form.parts}
            onChange={(parts) => form.onChange({ parts })}
            minAge={minAge}
            {...today}
            error={problemText(form.problem)}
          />
        )}
        {page === 'meet' && (
          <OptionsField
            label={t('meet.label')}
            name="meet"
            help={t('meet.help')}
            none={none}
            isOptional
            variant="rows"
            options={[...genders, 'all' as const].map((value) => ({
              value,
              label: t(`meet.${value}`),
            }))}
            value={form.meet}
            onChange={(meet) => form.onMeet(meet as Meet)}
          />
        )}
        {page === SENSITIVE_PAGE ? <SensitiveFields consent={consent}>{fields}</SensitiveFields> : fields}
      </PagedStep>
    </StepBody>
  );
}
