import { isSensitive } from '@meetcute/core';
import {
  useErrorText,
  useFieldTexts,
  usePersonStep,
  useLocalNow,
  useProblemText,
  useSettings,
} from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { DateOfBirthField } from '../field/DateOfBirthField.tsx';
import { SensitiveFields } from '../field/SensitiveFields.tsx';
import { SelectField } from '../field/SelectField.tsx';
import { Form } from '../form/Form.tsx';
import { FormError } from '../form/FormError.tsx';
import { StepActions } from './StepActions.tsx';
import { StepHead } from './StepHead.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { StepBody } from './StepBody.tsx';

/** Props of `PersonStep`. */
export interface PersonStepProps extends FrameProps<HTMLDivElement> {
  /** Advances to the next step. */
  onContinue: () => void;
}

/** Step 4: gender, date of birth and the dropdown fields that the site defines (spec: signup.step4.date-of-birth). */
export function PersonStep({ onContinue, ...frame }: PersonStepProps) {
  const { t } = useTranslation('signUp');
  const { t: common } = useTranslation('common');
  const { allowed_values: fields, min_age: minAge } = useSettings();
  const today = useLocalNow();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const fieldTexts = useFieldTexts();
  const form = usePersonStep(onContinue);
  const { consent } = form;
  const choices = Object.entries(fields);
  const field = ([name, values]: readonly [string, readonly string[]]) => (
    <SelectField
      key={name}
      label={fieldTexts.label(name)}
      name={name}
      placeholder={t('person.none')}
      options={values.map((value) => ({ value, label: fieldTexts.value(name, value) }))}
      value={form.personal[name] ?? ''}
      onChange={(value) => form.onChange({ personal: { ...form.personal, [name]: value } })}
      isDisabled={!consent.isOpen(name)}
      help={consent.isOpen(name) ? undefined : fieldTexts.closed}
    />
  );
  return (
    <StepBody {...useFrame(frame, {})}>
      <StepHead title={t('person.title')} lead={t('person.lead')} />
      <Form onSubmit={form.onSave} isPending={form.isPending}>
        <FormError>{form.error ? errorText(form.error) : undefined}</FormError>
        <SelectField
          label={t('person.gender')}
          name="gender"
          autoComplete="sex"
          placeholder={t('person.none')}
          options={(['f', 'm', 'x'] as const).map((value) => ({ value, label: common(`gender.${value}`) }))}
          value={form.gender}
          onChange={(gender) => form.onChange({ gender })}
        />
        <DateOfBirthField
          label={t('person.dateOfBirth')}
          value={form.parts}
          onChange={(parts) => form.onChange({ parts })}
          minAge={minAge}
          {...today}
          error={problemText(form.problem)}
        />
        <div data-part="choices">{choices.filter(([name]) => !isSensitive(name)).map(field)}</div>
        {choices.some(([name]) => isSensitive(name)) && (
          <SensitiveFields consent={consent}>
            <div data-part="choices">{choices.filter(([name]) => isSensitive(name)).map(field)}</div>
          </SensitiveFields>
        )}
        <StepActions
          save={t('person.save')}
          skip={t('person.skip')}
          isPending={form.isPending}
          onSkip={form.onSkip}
        />
      </Form>
    </StepBody>
  );
}
