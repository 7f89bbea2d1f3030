import { isSensitive } from '@meetcute/core';
import { useAboutStep, useErrorText, useFieldTexts } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { SensitiveFields } from '../field/SensitiveFields.tsx';
import { TextField } from '../field/TextField.tsx';
import { Form } from '../form/Form.tsx';
import { FormError } from '../form/FormError.tsx';
import { StepActions } from './StepActions.tsx';
import { StepHead } from './StepHead.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { StepBody } from './StepBody.tsx';

/** Props of `AboutStep`. */
export interface AboutStepProps extends FrameProps<HTMLDivElement> {
  /** Advances to the next step. */
  onContinue: () => void;
}

/**
 * Step 5: free texts that the site defines. Saving marks the profile as complete (spec:
 * signup.step5.about-me-text-fields).
 */
export function AboutStep({ onContinue, ...frame }: AboutStepProps) {
  const { t } = useTranslation('signUp');
  const { fields, texts, textMax, consent, isPending, error, onChange, onSave, onSkip } =
    useAboutStep(onContinue);
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const field = (name: string) => (
    <TextField
      key={name}
      isMultiline
      label={fieldTexts.label(name)}
      help={consent.isOpen(name) ? fieldTexts.hint(name) : fieldTexts.closed}
      isDisabled={!consent.isOpen(name)}
      name={name}
      max={textMax}
      value={texts[name] ?? ''}
      onChange={(value) => onChange(name, value)}
    />
  );
  return (
    <StepBody {...useFrame(frame, {})}>
      <StepHead title={t('about.title')} lead={t('about.lead')} />
      <Form onSubmit={onSave} isPending={isPending}>
        <FormError>{error ? errorText(error) : undefined}</FormError>
        {fields.filter((name) => !isSensitive(name)).map(field)}
        {fields.some(isSensitive) && (
          <SensitiveFields consent={consent}>{fields.filter(isSensitive).map(field)}</SensitiveFields>
        )}
        <StepActions save={t('about.save')} skip={t('about.skip')} isPending={isPending} onSkip={onSkip} />
      </Form>
    </StepBody>
  );
}
