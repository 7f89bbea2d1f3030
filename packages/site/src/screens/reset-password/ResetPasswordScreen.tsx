import { href } from '@meetcute/core';
import {
  Button,
  ButtonLink,
  Form,
  FormError,
  FormLayout,
  StateFrame,
  StatusMessage,
  TextField,
} from '@meetcute/kit';
import { usePasswordRequest, useProblemText, useViewer } from '@meetcute/react';
import { EnvelopeSimple } from '@phosphor-icons/react/EnvelopeSimple';
import { useTranslation } from 'react-i18next';
import { Link, useHandedOver } from '../../router/index.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';

/**
 * Requests a link to set a new password (spec: route.reset-password). The confirmation is the same whether or
 * not the account exists.
 */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('password');
  const viewer = useViewer();
  // The login page passes on an address typed there.
  const typedEmail = useHandedOver<{ email?: string }>()?.email;
  const form = usePasswordRequest(typedEmail ?? viewer?.email ?? '');
  const problemText = useProblemText();
  usePageTitle(t('ask.title'));
  if (form.sentTo)
    return (
      <StateFrame
        state="sent"
        drawing={EnvelopeSimple}
        title={t('sent.title')}
        text={t('sent.text', { email: form.sentTo })}
      >
        <FormError>{form.error}</FormError>
        <StatusMessage>{form.isResent && t('sent.resent')}</StatusMessage>
        <Button variant="quiet" isPending={form.isPending} onPress={form.onResend}>
          {t('sent.resend')}
        </Button>
        <Button variant="plain" onPress={form.onAgain}>
          {t('sent.again')}
        </Button>
        <ButtonLink variant="plain" href={href(viewer ? 'account' : 'login')}>
          {viewer ? t('toAccount') : t('toLogin')}
        </ButtonLink>
      </StateFrame>
    );
  return (
    <FormLayout>
      <h1 tabIndex={-1}>{t('ask.title')}</h1>
      <p data-part="lead">{t('ask.text')}</p>
      <Form onSubmit={form.onSubmit} isPending={form.isPending}>
        <FormError>{form.error}</FormError>
        <TextField
          label={t('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={form.email}
          onChange={form.setEmail}
          onBlur={form.onBlur}
          error={problemText(form.problem)}
        />
        <Button type="submit" size="large" isPending={form.isPending}>
          {t('ask.submit')}
        </Button>
      </Form>
      {!viewer && (
        <p data-part="beside">
          <Link to={href('login')}>{t('toLogin')}</Link>
        </p>
      )}
    </FormLayout>
  );
}
