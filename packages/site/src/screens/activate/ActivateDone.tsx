import { href } from '@meetcute/core';
import { ButtonLink } from '@meetcute/kit';
import { useSettings, useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { ActivateFrame } from './ActivateFrame.tsx';

/** Props of `ActivateDone`. */
export interface ActivateDoneProps {
  /** Whether the address was confirmed before. Default: false. */
  isKnown?: boolean;
}

/** Confirmation of an activated address. Members continue to the search; visitors log in first. */
export function ActivateDone({ isKnown = false }: ActivateDoneProps) {
  const { t } = useTranslation('activate');
  const { notifications } = useSettings();
  const members = href('members');
  const isVisitor = useViewer() === null;
  return (
    <ActivateFrame
      state="done"
      title={isKnown ? t('known.title') : t('done.title')}
      text={isKnown ? t('known.text') : notifications.mail ? t('done.text') : t('done.reached')}
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
