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

/** Props of `AccountStep`. */
export interface AccountStepProps {
  /** Heading level. Default: 'h1'. */
  heading?: 'h1' | 'h2';
  /** The advertised profile. Default: null, outside a campaign. */
  campaign?: Profile | null;
  /** Called after the account is created. */
  onCreated: () => void;
}

/**
 * Step 0: email address, name and password; a campaign changes the heading (spec: signup.step0.asks-email,
 * signup.step0.heading-depends-on-campaign-profile).
 */
export function AccountStep({ heading, campaign = null, onCreated }: AccountStepProps) {
  const { t } = useTranslation('signUp');
  const { min_age: minAge } = useSettings();
  const { pathname } = useLocation();
  const price = useMessagePrice();
  const lead = t(price === null ? 'leadFree' : 'lead');
  return (
    <>
      {campaign ? (
        <CampaignHead profile={campaign} lead={lead} />
      ) : (
        <StepHead as={heading} title={t('title')} lead={lead} />
      )}
      <AccountForm
        formPath={pathname}
        campaignProfile={campaign?.id ?? null}
        submit={campaign ? t('campaign.submit') : t('submit')}
        onCreated={onCreated}
      >
        <p data-part="fine">
          {t('consent', { minAge })}{' '}
          <span>
            <LegalLink kind="terms">{t('terms')}</LegalLink> ·{' '}
            <LegalLink kind="privacy">{t('privacy')}</LegalLink>
          </span>
        </p>
        {price !== null && <p data-part="fine">{t('price', { price })}</p>}
      </AccountForm>
      <p data-part="beside">
        {t('haveAccount')} <Link to={href('login')}>{t('login')}</Link>
      </p>
    </>
  );
}
