import type { Passkey } from '@meetcute/contract';
import { Button, Form, FormError, HiddenUsername, PasswordField } from '@meetcute/kit';
import { useRemovePasskey } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { FormButtons } from './FormButtons.tsx';

/** Props of `RemovePasskey`. */
export interface RemovePasskeyProps {
  /** The passkey to remove. */
  passkey: Passkey;
  /** Called after it was removed. */
  onRemoved: () => void;
  /** Called when the member closes the form. */
  onCancel: () => void;
}

/** Form that removes a passkey with the password. */
export function RemovePasskey({ passkey, onRemoved, onCancel }: RemovePasskeyProps) {
  const { t } = useTranslation('account');
  const form = useRemovePasskey(passkey, onRemoved);
  return (
    <Form onSubmit={form.onSubmit} isPending={form.isPending}>
      <p>{t('passkeys.removeText', { name: passkey.name })}</p>
      <FormError>{form.error}</FormError>
      <HiddenUsername />
      <PasswordField
        label={t('passkeys.password')}
        name="password"
        autoComplete="current-password"
        takesFocus
        value={form.password}
        onChange={form.setPassword}
        error={form.passwordError}
      />
      <FormButtons>
        <Button type="submit" variant="danger" isPending={form.isPending} isDisabled={form.password === ''}>
          {t('passkeys.removeNow')}
        </Button>
        <Button variant="plain" isDisabled={form.isPending} onPress={onCancel}>
          {t('passkeys.cancel')}
        </Button>
      </FormButtons>
    </Form>
  );
}
