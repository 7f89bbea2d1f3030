import { href, profileHref, safeNext } from '@meetcute/core';
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
import { Link, useSearchParams } from '../../router/index.ts';
import { usePageHistory } from './usePageHistory.ts';

/** Step 7 with the links of the site, and one to the page from which the visitor was led to the sign-up. */
function SiteEndStep({ onClose }: Pick<EndStepProps, 'onClose'>) {
  const { t } = useTranslation('signUp');
  const { signup } = useSettings();
  const [params] = useSearchParams();
  const next = safeNext(params.get('next'));
  const help = (
    <>
      <Link to={`${href('notifications')}#email-change-incorrect`}>{t('done.changeEmail')}</Link>
      {next !== null && (
        <>
          {' · '}
          <Link to={next} onClick={onClose}>
            {t('done.next')}
          </Link>
        </>
      )}
    </>
  );
  return (
    <EndStep help={help} membersHref={signup.membersButton ? href('members') : null} onClose={onClose} />
  );
}

/** Props of `LaterStep`. */
export type LaterStepProps = Pick<SignUpWizard, 'step' | 'onContinue' | 'onClose'>;

/** Steps 1 to 7 in a separate chunk, so that visitors of the form do not load photos and dates. */
export default function LaterStep({ step, onContinue, onClose }: LaterStepProps) {
  const { history, onLeave } = usePageHistory(step);
  const onContinueStep = () => {
    onContinue();
    onLeave();
  };
  if (step === 'push') return <PushStep onContinue={onContinue} />;
  if (step === 'photo') return <PhotoStep onContinue={onContinue} />;
  if (step === 'place') return <PlaceStep history={history} onContinue={onContinueStep} />;
  if (step === 'person') return <PersonStep history={history} onContinue={onContinueStep} />;
  if (step === 'about') return <AboutStep history={history} onContinue={onContinueStep} />;
  if (step === 'members') return <MembersStep profileHref={profileHref} onContinue={onContinue} />;
  if (step === 'end') return <SiteEndStep onClose={onClose} />;
  return null;
}
