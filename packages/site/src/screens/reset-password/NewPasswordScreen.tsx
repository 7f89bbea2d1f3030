import { PASSWORD_MIN } from '@meetcute/contract';
import { href } from '@meetcute/core';
import {
  Button,
  ButtonLink,
  Form,
  FormError,
  FormLayout,
  HiddenUsername,
  PasswordField,
  StateFrame,
} from '@meetcute/kit';
import { useNewPassword, useProblemText, useViewer } from '@meetcute/react';
import { EnvelopeOpen } from '@phosphor-icons/react/EnvelopeOpen';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from '../../router/index.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import type { LoginState } from '../login/LoginMessage.tsx';

/**
 * Target of the link in a password mail: sets a new password, then continues to the login (spec:
 * route.reset-password-do).
 */
export default function NewPasswordScreen() {
  const { t } = useTranslation('password');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const viewer = useViewer();
  const problemText = useProblemText();
  const form = useNewPassword(params.get('token') || null, (email) => {
    const state: LoginState = { message: 'passwordChanged', email };
    void navigate(href('login'), { replace: true, state });
  });
  usePageTitle(t('new.title'));
  if (form.isBadLink)
    return (
      <StateFrame state="failed" drawing={EnvelopeOpen} title={t('badLink.title')} text={t('badLink.text')}>
        <ButtonLink size="large" href={href('reset-password')}>
          {t('badLink.again')}
        </ButtonLink>
      </StateFrame>
    );
  return (
    <FormLayout>
      <h1 tabIndex={-1}>{t('new.title')}</h1>
      <p data-part="lead">{t('new.text')}</p>
      <Form onSubmit={form.onSubmit} isPending={form.isPending}>
        <FormError>{form.error}</FormError>
        {viewer && <HiddenUsername />}
        <PasswordField
          label={t('new.password')}
          name="password"
          autoComplete="new-password"
          help={t('new.help', { count: PASSWORD_MIN })}
          value={form.password}
          onChange={form.setPassword}
          onBlur={form.onBlur}
          error={form.refusal ?? problemText(form.problem)}
        />
        <Button type="submit" size="large" isPending={form.isPending}>
          {t('new.submit')}
        </Button>
      </Form>
    </FormLayout>
  );
}
