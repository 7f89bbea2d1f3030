import type { Language, Profile } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { Button, Form, TextField } from '@meetcute/kit';
import { useAccountStep, useSettings } from '@meetcute/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Announcement } from '../../../shell/Announcement.tsx';
import { LegalLink } from '../../../shell/LegalLink.tsx';
import { useMessagePrice } from '../../../shell/useMessagePrice.ts';
import { CampaignHead } from '../CampaignHead.tsx';
import { EmailAdvice } from '../EmailAdvice.tsx';
import { emailStatusOf, useEmailVerdict } from '../EmailStatus.tsx';
import { StepHead } from '../StepHead.tsx';
import { useProblemText } from '../useProblemText.ts';

export interface AccountStepProps {
  heading?: 'h1' | 'h2';
  /** The member whose picture brought the visitor here. Default: none. */
  campaign?: Profile | null;
  onCreated: () => void;
}

/** Step 0: address, name and password; who came for a member is told so (spec: signup.step0.asks-email, signup.step0.heading-depends-on-campaign-profile). */
export function AccountStep({ heading, campaign = null, onCreated }: AccountStepProps) {
  const { t: text, i18n } = useTranslation('signUp');
  const { min_age: minAge } = useSettings();
  const { pathname } = useLocation();
  const problemText = useProblemText();
  const field = useRef<HTMLInputElement>(null);
  const step = useAccountStep({
    language: i18n.language as Language,
    formPath: pathname,
    campaignProfile: campaign?.id ?? null,
    onCreated,
  });
  const { email, name, password } = step;
  const verdict = useEmailVerdict(email.standing);
  const price = useMessagePrice();
  const lead = text(price === null ? 'leadFree' : 'lead');
  const accept = email.onAccept;
  return (
    <>
      {campaign ? (
        <CampaignHead profile={campaign} lead={lead} />
      ) : (
        <StepHead as={heading} title={text('title')} lead={lead} />
      )}
      <Form onSubmit={step.onSubmit} isPending={step.isPending}>
        <div data-part="address">
          <TextField
            label={text('email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            inputRef={field}
            value={email.value}
            onChange={email.onChange}
            onBlur={email.onBlur}
            error={problemText(email.problem) ?? emailStatusOf(email.standing)}
            help={email.standing.isChecking ? text('check.checking') : undefined}
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
          <Announcement>{email.problem ? '' : verdict}</Announcement>
        </div>
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
          {campaign ? text('campaign.submit') : text('submit')}
        </Button>
        <p data-part="fine">
          {text('consent', { minAge })} <LegalLink kind="terms">{text('terms')}</LegalLink> ·{' '}
          <LegalLink kind="privacy">{text('privacy')}</LegalLink>
        </p>
        {price !== null && <p data-part="fine">{text('price', { price })}</p>}
      </Form>
      <p data-part="beside">
        {text('haveAccount')} <Link to={href('login')}>{text('login')}</Link>
      </p>
    </>
  );
}
