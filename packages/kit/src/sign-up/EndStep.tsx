import { useViewer } from '@meetcute/react';
import { EnvelopeSimple } from '@phosphor-icons/react/EnvelopeSimple';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { ActivationProgress } from './ActivationProgress.tsx';
import { StepBody } from './StepBody.tsx';
import { StepHead } from './StepHead.tsx';

/** Props of `EndStep`. */
export interface EndStepProps extends FrameProps<HTMLDivElement> {
  /** Address of the search. Default: null, no link to it. */
  membersHref?: string | null;
  /** Link for a wrong email address, to change it or to write to customer service. Default: none. */
  help?: ReactNode;
  /** Ends the wizard; called when the link to the search is pressed. */
  onClose: () => void;
}

/** Step 7: the confirmation mail, and a link to the search (spec: signup.step7.asks-to-check-email). */
export function EndStep({ membersHref = null, help, onClose, ...frame }: EndStepProps) {
  const { t } = useTranslation('signUp');
  const email = useViewer()?.email ?? '';
  return (
    <StepBody {...useFrame(frame, {})}>
      <StepHead
        drawing={<EnvelopeSimple size={32} />}
        title={t('done.title')}
        lead={t('done.text', { email })}
      />
      <ActivationProgress />
      <p>{t('done.spam')}</p>
      {help !== undefined && <p data-part="fine">{help}</p>}
      {membersHref !== null && (
        <ButtonLink size="large" href={membersHref} onClick={onClose}>
          {t('done.members')}
        </ButtonLink>
      )}
    </StepBody>
  );
}
