import type { Profile } from '@meetcute/contract';
import { useMessagePrice } from '@meetcute/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { AccountForm, type RefusedAccount } from './AccountForm.tsx';
import { CampaignHead } from './CampaignHead.tsx';
import { StepBody } from './StepBody.tsx';
import { StepHead } from './StepHead.tsx';

/** Props of `AccountStep`. */
export interface AccountStepProps extends FrameProps<HTMLDivElement> {
  /** Heading level. Default: 'h1'. */
  heading?: 'h1' | 'h2';
  /** The advertised profile, which replaces the heading. Default: null, outside a campaign. */
  campaign?: Profile | null;
  /** Links to the terms and the privacy statement, after the consent. */
  legal: ReactNode;
  /** Link to log in, for visitors who have an account. Default: none. */
  login?: ReactNode;
  /** Link to customer service, shown for the address of a deleted account. Default: none. */
  service?: ReactNode;
  /** Path of the page with the form, sent with the sign-up. Default: the path in the address bar. */
  formPath?: string;
  /** Input that the server refused before the page's script had loaded. Default: null, none. */
  submitted?: RefusedAccount | null;
  /** Called after the account is created. */
  onCreated: () => void;
}

/**
 * Step 0: email address, name and password; a campaign changes the heading (spec: signup.step0.asks-email,
 * signup.step0.heading-depends-on-campaign-profile). States minimum age, fictional profiles and the price of a message
 * above the button.
 */
export function AccountStep({
  heading,
  campaign = null,
  legal,
  login,
  service,
  // A server has no address; the browser reads it again when it submits.
  formPath = globalThis.location?.pathname ?? '',
  submitted = null,
  onCreated,
  ...frame
}: AccountStepProps) {
  const { t } = useTranslation('signUp');
  const price = useMessagePrice();
  const lead = t(price === null ? 'leadFree' : 'lead');
  return (
    <StepBody {...useFrame(frame, {})}>
      {campaign ? (
        <CampaignHead profile={campaign} lead={lead} heading={heading} />
      ) : (
        <StepHead as={heading} title={t('title')} lead={lead} />
      )}
      <AccountForm
        formPath={formPath}
        campaignProfile={campaign?.id ?? null}
        submit={campaign ? t('campaign.submit') : t('submit')}
        login={login}
        service={service}
        submitted={submitted}
        onCreated={onCreated}
      >
        <p data-part="fine">
          {t('consent')} <span>{legal}</span>
        </p>
      </AccountForm>
      {login !== undefined && (
        <p data-part="beside">
          {t('haveAccount')} {login}
        </p>
      )}
    </StepBody>
  );
}
