import type { Profile } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { LegalLink } from '../../../legal/LegalLink.tsx';
import { useMessagePrice } from '../../../format/useMessagePrice.ts';
import { CampaignHead } from '../CampaignHead.tsx';
import { StepHead } from '../StepHead.tsx';
import { AccountForm } from './AccountForm.tsx';

export interface AccountStepProps {
  heading?: 'h1' | 'h2';
  /** The member whose picture brought the visitor here. Default: none. */
  campaign?: Profile | null;
  onCreated: () => void;
}

/** Step 0: address, name and password; who came for a member is told so (spec: signup.step0.asks-email, signup.step0.heading-depends-on-campaign-profile). */
export function AccountStep({ heading, campaign = null, onCreated }: AccountStepProps) {
  const { t: text } = useTranslation('signUp');
  const { min_age: minAge } = useSettings();
  const { pathname } = useLocation();
  const price = useMessagePrice();
  const lead = text(price === null ? 'leadFree' : 'lead');
  return (
    <>
      {campaign ? (
        <CampaignHead profile={campaign} lead={lead} />
      ) : (
        <StepHead as={heading} title={text('title')} lead={lead} />
      )}
      <AccountForm
        formPath={pathname}
        campaignProfile={campaign?.id ?? null}
        submit={campaign ? text('campaign.submit') : text('submit')}
        onCreated={onCreated}
      >
        <p data-part="fine">
          {text('consent', { minAge })}{' '}
          <span>
            <LegalLink kind="terms">{text('terms')}</LegalLink> ·{' '}
            <LegalLink kind="privacy">{text('privacy')}</LegalLink>
          </span>
        </p>
        {price !== null && <p data-part="fine">{text('price', { price })}</p>}
      </AccountForm>
      <p data-part="beside">
        {text('haveAccount')} <Link to={href('login')}>{text('login')}</Link>
      </p>
    </>
  );
}
