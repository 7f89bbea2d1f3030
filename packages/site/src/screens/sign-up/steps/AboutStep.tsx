import { profileStepPayload } from '@meetcute/core';
import { Form, FormError, TextField } from '@meetcute/kit';
import { useErrorText, usePersistentState, useSaveUser, useSettings, useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '../../../format/useFieldTexts.ts';
import { StepActions } from '../StepActions.tsx';
import { StepHead } from '../StepHead.tsx';

/** Maximum length of a profile text, in characters. */
const TEXT_MAX = 2000;

/** Props of `AboutStep`. */
export interface AboutStepProps {
  /** Advances to the next step. */
  onContinue: () => void;
}

/**
 * Step 5: free texts that the site defines. Saving marks the profile as complete (spec:
 * signup.step5.about-me-text-fields).
 */
export function AboutStep({ onContinue }: AboutStepProps) {
  const { t } = useTranslation('signUp');
  const { text_fields: fields } = useSettings();
  const known = useViewer()?.profile.personal;
  const [texts, setTexts, clearStored] = usePersistentState<Readonly<Record<string, string>>>(
    'signup-about',
    Object.fromEntries(fields.map((name) => [name, known?.[name] ?? ''])),
  );
  const advance = () => {
    clearStored();
    onContinue();
  };
  const save = useSaveUser();
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const onSave = () => {
    if (save.isPending) return;
    const personal = Object.fromEntries(fields.map((name) => [name, texts[name]?.trim() || null]));
    // A per-call callback, because skipping during the save has already advanced the wizard.
    save.mutate({ payload: profileStepPayload(5, { personal }) }, { onSuccess: advance });
  };
  return (
    <>
      <StepHead title={t('about.title')} lead={t('about.lead')} />
      <Form onSubmit={onSave} isPending={save.isPending}>
        <FormError>{save.error ? errorText(save.error) : undefined}</FormError>
        {fields.map((name) => (
          <TextField
            key={name}
            isMultiline
            label={fieldTexts.label(name)}
            help={fieldTexts.hint(name)}
            name={name}
            maxLength={TEXT_MAX}
            value={texts[name] ?? ''}
            onChange={(value) => setTexts((before) => ({ ...before, [name]: value }))}
          />
        ))}
        <StepActions
          save={t('about.save')}
          skip={t('about.skip')}
          isPending={save.isPending}
          onSkip={advance}
        />
      </Form>
    </>
  );
}
