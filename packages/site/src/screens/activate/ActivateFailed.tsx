import { ApiError } from '@meetcute/client';
import { href } from '@meetcute/core';
import { Button, ButtonLink, FormError } from '@meetcute/kit';
import { useErrorText, useResendActivation, useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { ActivateDone } from './ActivateDone.tsx';
import { ActivateFrame } from './ActivateFrame.tsx';

/** Props of `ActivateFailed`. */
export interface ActivateFailedProps {
  /** Error of the activation call; null when the link contained no token. */
  error: Error | null;
  /** Repeats the activation; null when the link contained no token. */
  onRetry: (() => void) | null;
}

/** Failed activation. Members can request a new link; after a connection error, the activation can be retried. */
export function ActivateFailed({ error, onRetry }: ActivateFailedProps) {
  const { t } = useTranslation('activate');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const viewer = useViewer();
  const resend = useResendActivation();
  if (viewer?.email_confirmed) return <ActivateDone isKnown />;
  if (error && !(error instanceof ApiError && error.code === 'bad_token'))
    return (
      <ActivateFrame state="failed" title={t('failed.title')} text={errorText(error)}>
        {onRetry && (
          <Button size="large" onPress={onRetry}>
            {common('tryAgain')}
          </Button>
        )}
      </ActivateFrame>
    );
  if (resend.isSuccess)
    return (
      <ActivateFrame
        state="sent"
        title={t('sent.title')}
        text={t('sent.text', { email: viewer?.email ?? '' })}
      />
    );
  return (
    <ActivateFrame
      state="failed"
      title={t('badLink.title')}
      text={viewer ? t('badLink.member') : t('badLink.visitor')}
    >
      {resend.error && <FormError>{errorText(resend.error)}</FormError>}
      {viewer ? (
        <Button size="large" isPending={resend.isPending} onPress={() => resend.mutate({})}>
          {t('badLink.resend')}
        </Button>
      ) : (
        <ButtonLink size="large" href={href('login', {}, { next: href('activate-error') })}>
          {t('login')}
        </ButtonLink>
      )}
    </ActivateFrame>
  );
}
