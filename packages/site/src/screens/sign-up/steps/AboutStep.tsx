import { profileStepPayload } from '@meetcute/core';
import { FormError, TextField } from '@meetcute/kit';
import { useErrorText, useSaveUser, useSettings, useViewer } from '@meetcute/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '../../../shell/useFieldTexts.ts';
import { StepActions } from '../StepActions.tsx';
import { StepHead } from '../StepHead.tsx';

/** The longest text of a profile, in characters. */
const TEXT_MAX = 2000;

/** Step 5: the site's free texts; saving it says that the profile is done (spec: signup.step5.about-me-text-fields). */
export function AboutStep({ onContinue }: { onContinue: () => void }) {
  const { t: text } = useTranslation('signUp');
  const { text_fields: fields } = useSettings();
  const known = useViewer()?.profile.personal;
  const [texts, setTexts] = useState<Record<string, string>>({});
  const save = useSaveUser(onContinue);
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const personal = Object.fromEntries(
      Object.entries(texts).map(([name, value]) => [name, value.trim() || null]),
    );
    save.mutate({ payload: profileStepPayload(5, { personal }) });
  };
  return (
    <>
      <StepHead title={text('about.title')} lead={text('about.lead')} />
      <form onSubmit={onSubmit} noValidate>
        <FormError>{save.error ? errorText(save.error) : undefined}</FormError>
        {fields.map((name) => (
          <TextField
            key={name}
            isMultiline
            label={fieldTexts.label(name)}
            help={fieldTexts.hint(name)}
            name={name}
            maxLength={TEXT_MAX}
            value={texts[name] ?? known?.[name] ?? ''}
            onChange={(value) => setTexts((before) => ({ ...before, [name]: value }))}
          />
        ))}
        <StepActions
          save={text('about.save')}
          skip={text('about.skip')}
          isPending={save.isPending}
          onSkip={onContinue}
        />
      </form>
    </>
  );
}
