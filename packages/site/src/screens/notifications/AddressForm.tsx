import { href } from '@meetcute/core';
import {
  Button,
  Form,
  FormError,
  HiddenUsername,
  StatusMessage,
  PasswordField,
  TextField,
} from '@meetcute/kit';
import { useEmailChange, useProblemText } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/index.ts';

/** Props of `AddressForm`. */
export interface AddressFormProps {
  /** The current email address. */
  current: string;
  /** Whether the current address is confirmed. Only a confirmed address receives a link that undoes the change. */
  isConfirmed: boolean;
  /** Whether the first field takes the focus as soon as it is on screen. Default: false. */
  takesFocus?: boolean;
}

/** Form to change the email address. Once it is sent, it says where the link is. */
export function AddressForm({ current, isConfirmed, takesFocus = false }: AddressFormProps) {
  const { t } = useTranslation('notifications');
  const problemText = useProblemText();
  const form = useEmailChange();
  const confirmation = form.sentTo && (
    <>
      {t('change.sent', { email: form.sentTo })}
      {isConfirmed && ` ${t('change.sentUndo', { email: current })}`}
    </>
  );
  return (
    <>
      <StatusMessage>{confirmation}</StatusMessage>
      {form.sentTo ? (
        <Button variant="quiet" onPress={form.onAgain}>
          {t('change.again')}
        </Button>
      ) : (
        <Form onSubmit={form.onSubmit} isPending={form.isPending}>
          <FormError>{form.errors.form}</FormError>
          <TextField
            label={t('change.email')}
            help={t('change.about')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            takesFocus={takesFocus}
            value={form.email}
            onChange={form.setEmail}
            onBlur={form.onBlur}
            error={form.errors.email ?? problemText(form.problem)}
          />
          <HiddenUsername />
          <PasswordField
            label={t('change.password')}
            name="password"
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
    </>
  );
}
