import { href, safeNext } from '@meetcute/core';
import { Button, Form, FormLayout, PasswordField, TextField } from '@meetcute/kit';
import { useLoginForm, useProblemText, useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link, useHandedOver, useNavigate, useSearchParams } from '../../router/index.ts';
import { useFormResult } from '../../forms/useFormResult.ts';
import { lazyWhenIdle } from '../../frame/lazy-when-idle.tsx';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { useCanJoin } from '../../session/useCanJoin.ts';
import { LoginError } from './LoginError.tsx';
import { LoginMessage, type LoginState } from './LoginMessage.tsx';

const PasskeyLogin = lazyWhenIdle(() => import('./PasskeyLogin.tsx'));

/** Keeps the place of the button, which loads after the page, at its end: no hole between links, and the footer does not move. */
const PasskeyPlace = styled.div`
  display: grid;
  align-content: start;
  min-block-size: 3.5rem;
`;

/** Login form; continues to the page the visitor came from (spec: route.login). */
export default function LoginScreen() {
  const { t } = useTranslation(['login', 'shell']);
  const { name: siteName } = useSettings();
  const canJoin = useCanJoin();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const result = useFormResult();
  const goOn = () => void navigate(safeNext(params.get('next')) ?? href('members'), { replace: true });
  const handedOver = useHandedOver<LoginState>();
  const form = useLoginForm(goOn, {
    email: result?.values.email ?? handedOver?.email ?? '',
    error: result?.error ?? null,
  });
  const problemText = useProblemText();
  usePageTitle(t('title'));
  return (
    <FormLayout>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <LoginMessage />
      <Form onSubmit={form.onSubmit} isPending={form.isPending}>
        <LoginError error={form.error} suspension={form.suspension} />
        <TextField
          label={t('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          value={form.email}
          onChange={form.setEmail}
          error={problemText(form.problems.email)}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          takesFocus={result !== null}
          value={form.password}
          onChange={form.setPassword}
          error={problemText(form.problems.password)}
        />
        <Button type="submit" size="large" isPending={form.isPending} isDisabled={!form.canSubmit}>
          {t('submit')}
        </Button>
      </Form>
      <p data-part="beside">
        <Link to={href('reset-password')} state={{ email: form.email }}>
          {t('forgot')}
        </Link>
      </p>
      {canJoin ? (
        <p data-part="beside">
          {t('newHere')} <Link to={href('signup')}>{t('join')}</Link>
        </p>
      ) : (
        <p data-part="beside">{t('shell:inviteOnly', { siteName })}</p>
      )}
      <PasskeyPlace>
        <PasskeyLogin onStart={form.clearError} onDone={goOn} isBusy={form.isPending} />
      </PasskeyPlace>
    </FormLayout>
  );
}
