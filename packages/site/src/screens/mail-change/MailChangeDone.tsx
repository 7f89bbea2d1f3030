import { href } from '@meetcute/core';
import { ButtonLink, StateFrame } from '@meetcute/kit';
import { useViewer } from '@meetcute/react';
import type { Icon } from '@phosphor-icons/react/lib';
import { useTranslation } from 'react-i18next';

/** Props of `MailChangeDone`. */
export interface MailChangeDoneProps {
  /** Icon above the title. */
  drawing: Icon;
  /** Whether a change was undone; someone else may then know the password. */
  isUndone: boolean;
}

/** Confirms a changed address, or an undone change together with a link to set a new password. */
export function MailChangeDone({ drawing, isUndone }: MailChangeDoneProps) {
  const { t } = useTranslation('mailChange');
  const viewer = useViewer();
  if (isUndone)
    return (
      <StateFrame state="done" drawing={drawing} title={t('undone.title')} text={t('undone.text')}>
        <ButtonLink size="large" href={href('reset-password')}>
          {t('undone.password')}
        </ButtonLink>
        <ButtonLink size="large" variant="plain" href={href('login')}>
          {t('login')}
        </ButtonLink>
      </StateFrame>
    );
  return (
    <StateFrame state="done" drawing={drawing} title={t('done.title')} text={t('done.text')}>
      <ButtonLink size="large" href={href(viewer ? 'members' : 'login')}>
        {viewer ? t('members') : t('login')}
      </ButtonLink>
    </StateFrame>
  );
}
