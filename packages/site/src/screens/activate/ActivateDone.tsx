import { href } from '@meetcute/core';
import { ButtonLink } from '@meetcute/kit';
import { useSettings, useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { ActivateFrame } from './ActivateFrame.tsx';

/** The address is confirmed: on to the members, for who opened the link elsewhere by logging in. */
export function ActivateDone({ isKnown = false }: { isKnown?: boolean }) {
  const { t } = useTranslation('activate');
  const { name: siteName } = useSettings();
  const members = href('members');
  const isVisitor = useViewer() === null;
  return (
    <ActivateFrame
      state="done"
      title={isKnown ? t('known.title') : t('done.title')}
      text={isKnown ? t('known.text') : t('done.text', { siteName })}
    >
      {isVisitor ? (
        <ButtonLink size="large" href={href('login', {}, { next: members })}>
          {t('login')}
        </ButtonLink>
      ) : (
        <ButtonLink size="large" href={members}>
          {t('members')}
        </ButtonLink>
      )}
    </ActivateFrame>
  );
}
