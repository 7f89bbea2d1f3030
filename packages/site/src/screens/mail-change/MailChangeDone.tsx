import { href } from '@meetcute/core';
import { ButtonLink, StateFrame } from '@meetcute/kit';
import { useViewer } from '@meetcute/react';
import type { Icon } from '@phosphor-icons/react';
import { useTranslation } from 'react-i18next';

export interface MailChangeDoneProps {
  drawing: Icon;
  /** Whether a change was taken back; then somebody else may know the password. */
  isUndone: boolean;
}

/** The address is changed, or it is the old one again and a new password is offered. */
export function MailChangeDone({ drawing, isUndone }: MailChangeDoneProps) {
  const { t: text } = useTranslation('mailChange');
  const viewer = useViewer();
  if (isUndone)
    return (
      <StateFrame state="done" drawing={drawing} title={text('undone.title')} text={text('undone.text')}>
        <ButtonLink size="large" href={href('reset-password')}>
          {text('undone.password')}
        </ButtonLink>
        <ButtonLink size="large" variant="plain" href={href('login')}>
          {text('login')}
        </ButtonLink>
      </StateFrame>
    );
  return (
    <StateFrame state="done" drawing={drawing} title={text('done.title')} text={text('done.text')}>
      <ButtonLink size="large" href={href(viewer ? 'members' : 'login')}>
        {viewer ? text('members') : text('login')}
      </ButtonLink>
    </StateFrame>
  );
}
