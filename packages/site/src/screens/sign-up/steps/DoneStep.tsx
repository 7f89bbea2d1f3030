import { hasScreen, href } from '@meetcute/core';
import { ButtonLink } from '@meetcute/kit';
import { useSettings, useViewer } from '@meetcute/react';
import { EnvelopeSimple } from '@phosphor-icons/react/EnvelopeSimple';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ServiceLink } from '../../../navigation/ServiceLink.tsx';
import { ActivationProgress } from '../ActivationProgress.tsx';
import { StepHead } from '../StepHead.tsx';

/** Props of `DoneStep`. */
export interface DoneStepProps {
  /** Ends the wizard; called when the link to the search is pressed. */
  onClose: () => void;
}

/**
 * Step 7: the confirmation mail, and a link to the search when the site allows it (spec:
 * signup.step7.asks-to-check-email).
 */
export function DoneStep({ onClose }: DoneStepProps) {
  const { t } = useTranslation('signUp');
  const { signup } = useSettings();
  const email = useViewer()?.email ?? '';
  return (
    <>
      <StepHead
        drawing={<EnvelopeSimple size={32} />}
        title={t('done.title')}
        lead={t('done.text', { email })}
      />
      <ActivationProgress />
      <p>{t('done.spam')}</p>
      <p data-part="fine">
        {hasScreen('notifications') ? (
          <Link to={`${href('notifications')}#email-change-incorrect`}>{t('done.changeEmail')}</Link>
        ) : (
          <ServiceLink>{t('done.writeToUs')}</ServiceLink>
        )}
      </p>
      {signup.membersButton && (
        <ButtonLink size="large" href={href('members')} onPress={onClose}>
          {t('done.members')}
        </ButtonLink>
      )}
    </>
  );
}
