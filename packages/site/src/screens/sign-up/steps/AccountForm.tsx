import type { Language } from '@meetcute/contract';
import { Button, Form, TextField } from '@meetcute/kit';
import { useAccountStep } from '@meetcute/react';
import { memo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailAdvice } from '../EmailAdvice.tsx';
import { emailStatusOf, EmailVerdict } from '../EmailStatus.tsx';
import { useProblemText } from '../../../format/useProblemText.ts';

export interface AccountFormProps {
  formPath: string;
  /** Id of the member whose picture brought the visitor here; null for none. */
  campaignProfile: string | null;
  /** Words of the button. */
  submit: string;
  onCreated: () => void;
  /** What stands below the button. */
  children: ReactNode;
}

/** The dearest part of the form to render; a key seldom changes it. */
const SubmitButton = memo(Button);

/** The fields of step 0. Each key renders them anew, so that what stays as it is stands around them. */
export function AccountForm({ submit, children, ...options }: AccountFormProps) {
  const { t, i18n } = useTranslation('signUp');
  const problemText = useProblemText();
  const field = useRef<HTMLInputElement>(null);
  const step = useAccountStep({ language: i18n.language as Language, ...options });
  const { email, name, password } = step;
  const accept = email.onAccept;
  return (
    <Form onSubmit={step.onSubmit} isPending={step.isPending}>
      <div data-part="address">
        <TextField
          label={t('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          inputRef={field}
          value={email.value}
          onChange={email.onChange}
          onBlur={email.onBlur}
          error={problemText(email.problem) ?? emailStatusOf(email.standing)}
          help={email.standing.isChecking ? t('check.checking') : undefined}
        />
        <EmailAdvice
          suggestion={email.suggestion}
          onAccept={
            accept &&
            (() => {
              accept();
              // The button goes with the advice; the field says what is in it now.
              field.current?.focus();
            })
          }
        />
        <EmailVerdict status={email.problem ? 'unknown' : email.standing.status} />
      </div>
      <TextField
        label={t('name')}
        name="name"
        autoComplete="nickname"
        help={t('nameHelp')}
        value={name.value}
        onChange={name.onChange}
        onBlur={name.onBlur}
        error={problemText(name.problem)}
      />
      <TextField
        label={t('password')}
        name="password"
        type="password"
        autoComplete="new-password"
        help={t('passwordHelp')}
        value={password.value}
        onChange={password.onChange}
        onBlur={password.onBlur}
        error={problemText(password.problem)}
      />
      <SubmitButton type="submit" size="large" isPending={step.isPending} isDisabled={!step.canSubmit}>
        {submit}
      </SubmitButton>
      {children}
    </Form>
  );
}
