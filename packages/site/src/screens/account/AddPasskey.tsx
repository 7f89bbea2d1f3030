import { PASSKEY_NAME_MAX } from '@meetcute/contract';
import { Button, Form, FormError, HiddenUsername, PasswordField, TextField } from '@meetcute/kit';
import { useAddPasskey, useProblemText, type PasskeyProblem } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { FormButtons } from './FormButtons.tsx';
import { useBrowserName } from './useBrowserName.ts';

/** Props of `AddPasskey`. */
export interface AddPasskeyProps {
  /** Called with the name of the new passkey. */
  onAdded: (name: string) => void;
  /** Called when the member closes the form. */
  onCancel: () => void;
}

/** Returns a function that describes why the browser created no passkey. */
function useProblemWords(): (problem: PasskeyProblem | null) => string | undefined {
  const { t } = useTranslation('account');
  return (problem) => {
    if (problem === 'cancelled') return t('passkeys.cancelled');
    if (problem === 'exists') return t('passkeys.exists');
    return problem === 'failed' ? t('passkeys.failed') : undefined;
  };
}

/** Form that adds a passkey: its name and the password, then the browser's own dialog. */
export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const { t } = useTranslation('account');
  const browser = useBrowserName(navigator.userAgent);
  const form = useAddPasskey(browser.slice(0, PASSKEY_NAME_MAX), onAdded);
  const problemWords = useProblemWords();
  const problemText = useProblemText();
  return (
    <Form onSubmit={form.onSubmit} isPending={form.isPending}>
      <FormError>{problemWords(form.problem) ?? form.error}</FormError>
      <HiddenUsername />
      <TextField
        label={t('passkeys.name')}
        name="passkey_name"
        autoComplete="off"
        help={t('passkeys.nameHelp')}
        max={PASSKEY_NAME_MAX}
        takesFocus
        value={form.name}
        onChange={form.setName}
        error={problemText(form.nameProblem)}
      />
      <PasswordField
        label={t('passkeys.password')}
        name="password"
        autoComplete="current-password"
        value={form.password}
        onChange={form.setPassword}
        error={form.passwordError}
      />
      <FormButtons>
        <Button type="submit" isPending={form.isPending} isDisabled={!form.canSubmit}>
          {t('passkeys.create')}
        </Button>
        <Button variant="plain" isDisabled={form.isPending} onPress={onCancel}>
          {t('passkeys.cancel')}
        </Button>
      </FormButtons>
    </Form>
  );
}
