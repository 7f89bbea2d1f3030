import type { Profile } from '@meetcute/contract';
import { Button, FormError } from '@meetcute/kit';
import { useBlock, useNotices } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { restoreFocus } from './restoreFocus.ts';

export interface BlockConfirmationProps {
  profile: Profile;
  onCancel: () => void;
  onClose: () => void;
  onBlocked: (() => void) | undefined;
}

/** Asks before a member is blocked: what it does, who learns of it, and how to take it back. */
export function BlockConfirmation({ profile, onCancel, onClose, onBlocked }: BlockConfirmationProps) {
  const { t } = useTranslation('safety');
  const { notify } = useNotices();
  const { name } = profile;
  const { block, isPending, error } = useBlock(profile.id, () => {
    onClose();
    onBlocked?.();
    notify({ kind: 'success', title: t('block.done', { name }), body: t('block.undo') });
    restoreFocus();
  });
  return (
    <>
      <p>{t('block.text', { name })}</p>
      <p data-part="hint">{t('block.undo')}</p>
      <FormError>{error}</FormError>
      <div data-part="actions">
        <Button size="large" variant="danger" isPending={isPending} onPress={() => block?.()}>
          {t('block.confirm', { name })}
        </Button>
        <Button variant="plain" isDisabled={isPending} onPress={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}
