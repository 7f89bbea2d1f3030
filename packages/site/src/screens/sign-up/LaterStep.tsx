import { href } from '@meetcute/core';
import {
  AboutStep,
  EndStep,
  MembersStep,
  PersonStep,
  PhotoStep,
  PlaceStep,
  PushStep,
  type EndStepProps,
} from '@meetcute/kit';
import { useSettings, type SignUpWizard } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/index.ts';

/** Step 7 with the links of the site. */
function SiteEndStep({ onClose }: Pick<EndStepProps, 'onClose'>) {
  const { t } = useTranslation('signUp');
  const { signup } = useSettings();
  const help = <Link to={`${href('notifications')}#email-change-incorrect`}>{t('done.changeEmail')}</Link>;
  return (
    <EndStep help={help} membersHref={signup.membersButton ? href('members') : null} onClose={onClose} />
  );
}

/** Props of `LaterStep`. */
export type LaterStepProps = Pick<SignUpWizard, 'step' | 'onContinue' | 'onClose'>;

/** Steps 1 to 7 in a separate chunk, so that visitors of the form do not load photos and dates. */
export default function LaterStep({ step, onContinue, onClose }: LaterStepProps) {
  if (step === 'push') return <PushStep onContinue={onContinue} />;
  if (step === 'photo') return <PhotoStep onContinue={onContinue} />;
  if (step === 'place') return <PlaceStep onContinue={onContinue} />;
  if (step === 'person') return <PersonStep onContinue={onContinue} />;
  if (step === 'about') return <AboutStep onContinue={onContinue} />;
  if (step === 'members') return <MembersStep onContinue={onContinue} />;
  if (step === 'end') return <SiteEndStep onClose={onClose} />;
  return null;
}
