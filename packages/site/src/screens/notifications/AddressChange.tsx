import { href } from '@meetcute/core';
import {
  Button,
  Form,
  FormError,
  HiddenUsername,
  SettingsSection,
  StatusMessage,
  TextField,
} from '@meetcute/kit';
import { useEmailChange, useProblemText } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/index.ts';

/** Props of `AddressChange`. */
export interface AddressChangeProps {
  /** The current email address. */
  current: string;
  /** Whether the current address is confirmed. Only a confirmed address receives a link that undoes the change. */
  isConfirmed: boolean;
}

/**
 * Form to change the email address; linked from the last step of the sign-up (spec:
 * signup.step7.change-email-link).
 */
export function AddressChange({ current, isConfirmed }: AddressChangeProps) {
  const { t } = useTranslation('notifications');
  const problemText = useProblemText();
  const form = useEmailChange();
  const sent = form.sentTo && (
    <>
      {t('change.sent', { email: form.sentTo })}
      {isConfirmed && ` ${t('change.sentUndo', { email: current })}`}
    </>
  );
  return (
    <SettingsSection id="email-change-incorrect" title={t('change.title')} about={t('change.about')}>
      <StatusMessage>{sent}</StatusMessage>
      {form.sentTo ? (
        <Button variant="quiet" onPress={form.onAgain}>
          {t('change.again')}
        </Button>
      ) : (
        <Form onSubmit={form.onSubmit} isPending={form.isPending}>
          <FormError>{form.errors.form}</FormError>
          <TextField
            label={t('change.email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            value={form.email}
            onChange={form.setEmail}
            onBlur={form.onBlur}
            error={form.errors.email ?? problemText(form.problem)}
          />
          <HiddenUsername />
          <TextField
            label={t('change.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            value={form.password}
            onChange={form.setPassword}
            error={form.errors.password}
          />
          <Button type="submit" isPending={form.isPending} isDisabled={!form.canSubmit}>
            {t('change.submit')}
          </Button>
          <p data-part="fine">
            <Link to={href('reset-password')}>{t('change.forgot')}</Link>
          </p>
        </Form>
      )}
    </SettingsSection>
  );
}
