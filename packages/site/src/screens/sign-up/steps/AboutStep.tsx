import { profileStepPayload } from '@meetcute/core';
import { Form, FormError, TextField } from '@meetcute/kit';
import { useErrorText, usePersistentState, useSaveUser, useSettings, useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '../../../format/useFieldTexts.ts';
import { StepActions } from '../StepActions.tsx';
import { StepHead } from '../StepHead.tsx';

/** The longest text of a profile, in characters. */
const TEXT_MAX = 2000;

/** Step 5: the site's free texts; saving it says that the profile is done (spec: signup.step5.about-me-text-fields). */
export function AboutStep({ onContinue }: { onContinue: () => void }) {
  const { t } = useTranslation('signUp');
  const { text_fields: fields } = useSettings();
  const known = useViewer()?.profile.personal;
  const [texts, setTexts, forget] = usePersistentState<Readonly<Record<string, string>>>(
    'signup-about',
    Object.fromEntries(fields.map((name) => [name, known?.[name] ?? ''])),
  );
  const goOn = () => {
    forget();
    onContinue();
  };
  const save = useSaveUser();
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const onSave = () => {
    if (save.isPending) return;
    const personal = Object.fromEntries(fields.map((name) => [name, texts[name]?.trim() || null]));
    // Not when the step was left meanwhile: that was the step on already.
    save.mutate({ payload: profileStepPayload(5, { personal }) }, { onSuccess: goOn });
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
        <StepActions save={t('about.save')} skip={t('about.skip')} isPending={save.isPending} onSkip={goOn} />
      </Form>
    </>
  );
}
