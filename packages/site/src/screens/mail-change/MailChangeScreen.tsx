import { ApiError } from '@meetcute/client';
import { href } from '@meetcute/core';
import { Button, ButtonLink, StateFrame } from '@meetcute/kit';
import { useErrorText, useMailLink, useViewer } from '@meetcute/react';
import { EnvelopeOpen } from '@phosphor-icons/react/EnvelopeOpen';
import { EnvelopeSimple } from '@phosphor-icons/react/EnvelopeSimple';
import { SealCheck } from '@phosphor-icons/react/SealCheck';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from '../../router/index.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { MailChangeDone } from './MailChangeDone.tsx';

const codeOf = (error: Error | null) => (error instanceof ApiError ? error.code : null);

/** Target of both links of an email change: confirms or undoes it (spec: route.mail-change-do). */
export default function MailChangeScreen() {
  const { t } = useTranslation(['mailChange', 'common']);
  const [params] = useSearchParams();
  const token = params.get('token') || null;
  const link = useMailLink('confirmEmail', token);
  const errorText = useErrorText();
  const viewer = useViewer();
  usePageTitle(t('title'));
  if (link.status === 'working')
    return (
      <StateFrame
        state="working"
        drawing={EnvelopeSimple}
        title={t('working.title')}
        text={t('working.text')}
      />
    );
  if (link.status === 'done')
    return <MailChangeDone drawing={SealCheck} isUndone={params.get('undo') === '1'} />;
  const failureProps = { state: 'failed', drawing: EnvelopeOpen };
  const onward = viewer ? href('notifications', {}, {}, 'email-change-incorrect') : href('login');
  if (codeOf(link.error) === 'email_taken')
    return (
      <StateFrame {...failureProps} title={t('taken.title')} text={t('taken.text')}>
        <ButtonLink size="large" href={onward}>
          {viewer ? t('another') : t('login')}
        </ButtonLink>
      </StateFrame>
    );
  if (token === null || codeOf(link.error) === 'bad_token')
    return (
      <StateFrame {...failureProps} title={t('badLink.title')} text={t('badLink.text')}>
        <ButtonLink size="large" href={onward}>
          {viewer ? t('askAgain') : t('login')}
        </ButtonLink>
      </StateFrame>
    );
  return (
    <StateFrame {...failureProps} title={t('failed.title')} text={errorText(link.error)}>
      {link.retry && (
        <Button size="large" onPress={link.retry}>
          {t('common:tryAgain')}
        </Button>
      )}
    </StateFrame>
  );
}
