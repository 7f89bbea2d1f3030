import { hasScreen, href } from '@meetcute/core';
import { ButtonLink, StateFrame } from '@meetcute/kit';
import { useViewer } from '@meetcute/react';
import { EnvelopeSimple } from '@phosphor-icons/react/EnvelopeSimple';
import { useTranslation } from 'react-i18next';

/** End of the sign-up in a browser without script: the steps after the account are optional and need one. */
export default function StepsWithoutScript() {
  const { t } = useTranslation('signUp');
  const email = useViewer()?.email ?? '';
  return (
    <StateFrame
      state="done"
      drawing={EnvelopeSimple}
      title={t('withoutScript.title')}
      text={t('withoutScript.text', { email })}
    >
      {hasScreen('members') && (
        <ButtonLink size="large" href={href('members')}>
          {t('done.members')}
        </ButtonLink>
      )}
    </StateFrame>
  );
}
