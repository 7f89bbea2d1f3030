import { href, safeNext } from '@meetcute/core';
import { Button, FormError, TextField } from '@meetcute/kit';
import { useLoginForm } from '@meetcute/react';
import { media, t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { cardCss } from '../../shell/cardCss.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';

const Card = styled.section`
  display: grid;
  gap: ${t.space[6]};
  inline-size: min(30rem, 100%);
  margin: auto;
  padding: ${t.space[10]} ${t.layout.gutter};

  h1 {
    font-size: ${t.type.heading};
  }
  form {
    display: grid;
    gap: ${t.space[5]};
  }
  [data-part='beside'] {
    color: ${t.textMuted};
    text-align: center;
  }
  a {
    color: ${t.accentText};
    font-weight: ${t.weight.strong};
  }
  ${media.tablet} {
    ${cardCss}
  }
`;

/** Logging in, then back to where the visitor wanted to go (spec: route.login). */
export default function LoginScreen() {
  const { t: text } = useTranslation('login');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const form = useLoginForm(
    () => void navigate(safeNext(params.get('next')) ?? href('members'), { replace: true }),
  );
  usePageTitle(text('title'));
  return (
    <Card data-part="sheet">
      <h1 tabIndex={-1}>{text('title')}</h1>
      <form onSubmit={form.onSubmit} noValidate>
        <FormError>{form.error}</FormError>
        <TextField
          label={text('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={form.email}
          onChange={form.setEmail}
        />
        <TextField
          label={text('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          value={form.password}
          onChange={form.setPassword}
        />
        <Button
          type="submit"
          size="large"
          isPending={form.isPending}
          isDisabled={!form.email || !form.password}
        >
          {text('submit')}
        </Button>
      </form>
      <p data-part="beside">
        {text('newHere')} <Link to={href('signup')}>{text('join')}</Link>
      </p>
    </Card>
  );
}
