import type { Language } from '@meetcute/contract';
import { useAccountStep, useProblemText, type SubmittedAccount, EmailSuggestion } from '@meetcute/react';
import { memo, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { PasswordField } from '../field/PasswordField.tsx';
import { TextField } from '../field/TextField.tsx';
import { Form } from '../form/Form.tsx';
import { FormError } from '../form/FormError.tsx';
import { JoinDisclosures } from './JoinDisclosures.tsx';
import { emailStatusOf, EmailVerdict, isRefused, type EmailLinks } from './EmailStatus.tsx';

/** Props of `EmailAdvice`. */
interface EmailAdviceProps {
  /** Suggested email address; null for none. */
  suggestion: string | null;
  /** Accepts the suggestion; null while there is none. */
  onAccept: (() => void) | null;
}

/** Suggests a corrected email address that one press accepts (spec: email.didyoumean.suggests-full-address). */
const EmailAdvice = memo(function EmailAdvice({ suggestion, onAccept }: EmailAdviceProps) {
  const { t } = useTranslation('signUp');
  return (
    <EmailSuggestion.Root suggestion={suggestion} data-part="advice">
      <Button variant="quiet" onPress={() => onAccept?.()}>
        {t('suggestion', { email: suggestion })}
      </Button>
    </EmailSuggestion.Root>
  );
});

/** Account form that the server refused. */
export interface RefusedAccount extends SubmittedAccount {
  /** Error above the fields. Default: none. */
  error?: string | undefined;
}

/** Props of `AccountForm`. */
export interface AccountFormProps extends EmailLinks {
  /** Path of the page with the form; sent with the sign-up. */
  formPath: string;
  /** Id of the advertised profile; null outside a campaign. */
  campaignProfile: string | null;
  /** Input that the server refused before the page's script had loaded; null without any. */
  submitted: RefusedAccount | null;
  /** Label of the submit button. */
  submit: string;
  /** Called after the account is created. */
  onCreated: () => void;
  /** Content below the button. */
  children: ReactNode;
}

// Memoized, because each keystroke rerenders the form: its field changes, the others and the button do not.
const Field = memo(TextField);
const Secret = memo(PasswordField);
const SubmitButton = memo(Button);
const Disclosures = memo(JoinDisclosures);

/** Fields of step 0. Each keystroke rerenders it, so static content belongs outside this component. */
export function AccountForm({ submit, login, service, children, ...options }: AccountFormProps) {
  const { t, i18n } = useTranslation('signUp');
  const texts = useMemo(
    () => ({
      email: t('email'),
      name: t('name'),
      nameHelp: t('nameHelp'),
      password: t('password'),
      passwordHelp: t('passwordHelp'),
    }),
    [t],
  );
  const problemText = useProblemText();
  const field = useRef<HTMLInputElement>(null);
  const step = useAccountStep({ language: i18n.language as Language, ...options });
  const { email, name, password } = step;
  const accept = email.onAccept;
  const { submitted, campaignProfile } = options;
  // The browser goes to the first problem, which may be far below on a landing page.
  const wrong =
    submitted && (email.problem || isRefused(email.standing) ? 'email' : name.problem ? 'name' : 'password');
  return (
    <Form onSubmit={step.onSubmit} isPending={step.isPending}>
      {submitted?.error !== undefined && <FormError>{submitted.error}</FormError>}
      {campaignProfile !== null && <input type="hidden" name="campaign" value={campaignProfile} />}
      <div data-part="address">
        <Field
          label={texts.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          takesFocus={wrong === 'email'}
          inputRef={field}
          value={email.value}
          onChange={email.onChange}
          onBlur={email.onBlur}
          error={problemText(email.problem) ?? emailStatusOf(email.standing, { login, service })}
          help={email.standing.isChecking ? t('check.checking') : undefined}
        />
        <EmailAdvice
          suggestion={email.suggestion}
          onAccept={
            accept &&
            (() => {
              accept();
              // The button disappears with the suggestion; the field announces its new value.
              field.current?.focus();
            })
          }
        />
        <EmailVerdict status={email.problem ? 'unknown' : email.standing.status} />
      </div>
      <Field
        label={texts.name}
        name="name"
        autoComplete="nickname"
        max={name.max}
        takesFocus={wrong === 'name'}
        help={texts.nameHelp}
        value={name.value}
        onChange={name.onChange}
        onBlur={name.onBlur}
        error={problemText(name.problem)}
      />
      <Secret
        label={texts.password}
        name="password"
        autoComplete="new-password"
        max={password.max}
        takesFocus={wrong === 'password'}
        help={texts.passwordHelp}
        value={password.value}
        onChange={password.onChange}
        onBlur={password.onBlur}
        error={problemText(password.problem) ?? password.refusal}
      />
      <Disclosures />
      <SubmitButton type="submit" size="large" isPending={step.isPending} isDisabled={!step.canSubmit}>
        {submit}
      </SubmitButton>
      {children}
    </Form>
  );
}
