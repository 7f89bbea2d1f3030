import type { Language } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { Button, TextField } from '@meetcute/kit';
import { useAccountStep, useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Announcement } from '../../../shell/Announcement.tsx';
import { LegalLink } from '../../../shell/LegalLink.tsx';
import { useMessagePrice } from '../../../shell/useMessagePrice.ts';
import { emailStatusOf, useEmailVerdict } from '../EmailStatus.tsx';
import { StepHead } from '../StepHead.tsx';
import { useProblemText } from '../useProblemText.ts';

export interface AccountStepProps {
  heading?: 'h1' | 'h2';
  onCreated: () => void;
}

/** Step 0: address, name and password (spec: signup.step0.asks-email). */
export function AccountStep({ heading, onCreated }: AccountStepProps) {
  const { t: text, i18n } = useTranslation('signUp');
  const { min_age: minAge } = useSettings();
  const { pathname } = useLocation();
  const problemText = useProblemText();
  const step = useAccountStep({ language: i18n.language as Language, formPath: pathname, onCreated });
  const { email, name, password } = step;
  const verdict = useEmailVerdict(email.standing);
  const price = useMessagePrice();
  return (
    <>
      <StepHead as={heading} title={text('title')} lead={text(price === null ? 'leadFree' : 'lead')} />
      <form onSubmit={step.onSubmit} noValidate>
        <TextField
          label={text('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email.value}
          onChange={email.onChange}
          onBlur={email.onBlur}
          error={problemText(email.problem) ?? emailStatusOf(email.standing)}
          help={email.standing.isChecking ? text('check.checking') : undefined}
        />
        <Announcement>{email.problem ? '' : verdict}</Announcement>
        <TextField
          label={text('name')}
          name="name"
          autoComplete="nickname"
          help={text('nameHelp')}
          value={name.value}
          onChange={name.onChange}
          onBlur={name.onBlur}
          error={problemText(name.problem)}
        />
        <TextField
          label={text('password')}
          name="password"
          type="password"
          autoComplete="new-password"
          help={text('passwordHelp')}
          value={password.value}
          onChange={password.onChange}
          onBlur={password.onBlur}
          error={problemText(password.problem)}
        />
        <Button type="submit" size="large" isPending={step.isPending} isDisabled={!step.canSubmit}>
          {text('submit')}
        </Button>
        <p data-part="fine">
          {text('consent', { minAge })} <LegalLink kind="terms">{text('terms')}</LegalLink> ·{' '}
          <LegalLink kind="privacy">{text('privacy')}</LegalLink>
        </p>
        {price !== null && <p data-part="fine">{text('price', { price })}</p>}
      </form>
      <p data-part="beside">
        {text('haveAccount')} <Link to={href('login')}>{text('login')}</Link>
      </p>
    </>
  );
}
