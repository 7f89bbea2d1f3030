import { href } from '@meetcute/core';
import { Button, ButtonLink, Form, FormError, StateFrame, TextField } from '@meetcute/kit';
import { usePasswordRequest, useViewer } from '@meetcute/react';
import { EnvelopeSimple } from '@phosphor-icons/react/EnvelopeSimple';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { useProblemText } from '../../format/useProblemText.ts';

/**
 * Asks for a link to a new password (spec: route.reset-password). What it says afterwards is the same whether or not
 * there is such an account.
 */
export default function ResetPasswordScreen() {
  const { t: text } = useTranslation('password');
  const viewer = useViewer();
  // The login page passes on what was typed there already.
  const typed = (useLocation().state as { email?: string } | null)?.email;
  const form = usePasswordRequest(typed ?? viewer?.email ?? '');
  const problemText = useProblemText();
  usePageTitle(text('ask.title'));
  if (form.sentTo)
    return (
      <StateFrame
        state="sent"
        drawing={EnvelopeSimple}
        title={text('sent.title')}
        text={text('sent.text', { email: form.sentTo })}
      >
        <Button variant="quiet" onPress={form.onAgain}>
          {text('sent.again')}
        </Button>
        <ButtonLink variant="plain" href={href(viewer ? 'account' : 'login')}>
          {viewer ? text('toAccount') : text('toLogin')}
        </ButtonLink>
      </StateFrame>
    );
  return (
    <FormSheet>
      <h1 tabIndex={-1}>{text('ask.title')}</h1>
      <p data-part="lead">{text('ask.text')}</p>
      <Form onSubmit={form.onSubmit} isPending={form.isPending}>
        <FormError>{form.error}</FormError>
        <TextField
          label={text('email')}
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
          {text('ask.submit')}
        </Button>
      </Form>
      {!viewer && (
        <p data-part="beside">
          <Link to={href('login')}>{text('toLogin')}</Link>
        </p>
      )}
    </FormSheet>
  );
}
