import { useSettings, useViewer } from '@meetcute/react';
import { EnvelopeSimple } from '@phosphor-icons/react/EnvelopeSimple';
import { SealCheck } from '@phosphor-icons/react/SealCheck';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { ActivationProgress } from './ActivationProgress.tsx';
import { StepBody } from './StepBody.tsx';
import { StepHead } from './StepHead.tsx';

/** Text in the room of the one before it, so that the link below doesn't move under a finger. */
const InRoom = styled.span`
  display: grid;

  > *,
  &[data-text]::before {
    grid-area: 1 / 1;
  }
  &[data-text]::before {
    content: attr(data-text);
    visibility: hidden;
  }
`;

/** Props of `EndStep`. */
export interface EndStepProps extends FrameProps<HTMLDivElement> {
  /** Address of the search. Default: null, no link to it. */
  membersHref?: string | null;
  /** Link for a wrong email address, to change it or to write to customer service. Default: none. */
  help?: ReactNode;
  /** Ends the wizard; called when the link to the search is pressed. */
  onClose: () => void;
}

/**
 * Step 7: the confirmation mail, and a link to the search (spec: signup.step7.asks-to-check-email). Once the address is
 * confirmed it says so, and what that is good for.
 */
export function EndStep({ membersHref = null, help, onClose, ...frame }: EndStepProps) {
  const { t } = useTranslation('signUp');
  const { notifications } = useSettings();
  const { email = '', email_confirmed: isConfirmed = false } = useViewer() ?? {};
  const [isUnconfirmed] = useState(!isConfirmed);
  const text = t('done.text', { email });
  return (
    <StepBody {...useFrame(frame, {})}>
      {isConfirmed ? (
        <StepHead
          drawing={<SealCheck size={32} />}
          title={t('done.confirmed')}
          lead={
            <InRoom data-text={isUnconfirmed ? text : undefined}>
              <span>{notifications.mail ? t('done.mails') : t('done.reached')}</span>
            </InRoom>
          }
        />
      ) : (
        <StepHead drawing={<EnvelopeSimple size={32} />} title={t('done.title')} lead={text} />
      )}
      <ActivationProgress />
      {membersHref !== null && (
        <ButtonLink size="large" href={membersHref} onClick={onClose}>
          {t('done.members')}
        </ButtonLink>
      )}
      {!isConfirmed && <p>{t('done.spam')}</p>}
      {!isConfirmed && help !== undefined && <p data-part="fine">{help}</p>}
    </StepBody>
  );
}
