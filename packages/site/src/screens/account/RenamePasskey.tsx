import { PASSKEY_NAME_MAX, type Passkey } from '@meetcute/contract';
import { Button, Form, FormError, TextField } from '@meetcute/kit';
import { useProblemText, useRenamePasskey } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { FormButtons } from './FormButtons.tsx';

/** Props of `RenamePasskey`. */
export interface RenamePasskeyProps {
  /** The passkey to rename. */
  passkey: Passkey;
  /** Called after the name was saved. */
  onRenamed: () => void;
  /** Called when the member closes the form. */
  onCancel: () => void;
}

/** Form that renames a passkey. */
export function RenamePasskey({ passkey, onRenamed, onCancel }: RenamePasskeyProps) {
  const { t } = useTranslation('account');
  const form = useRenamePasskey(passkey, onRenamed);
  const problemText = useProblemText();
  return (
    <Form onSubmit={form.onSubmit} isPending={form.isPending}>
      <FormError>{form.error}</FormError>
      <TextField
        label={t('passkeys.name')}
        name="passkey_name"
        autoComplete="off"
        max={PASSKEY_NAME_MAX}
        takesFocus
        value={form.name}
        onChange={form.setName}
        error={problemText(form.problem)}
      />
      <FormButtons>
        <Button type="submit" isPending={form.isPending} isDisabled={!form.canSubmit}>
          {t('passkeys.save')}
        </Button>
        <Button variant="plain" isDisabled={form.isPending} onPress={onCancel}>
          {t('passkeys.cancel')}
        </Button>
      </FormButtons>
    </Form>
  );
}
