import type { Profile } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { Button, FormError } from '@meetcute/kit';
import { useBlock, useNotices } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

/**
 * Focuses the page's heading when the focused element has disappeared. Waits two frames, until the dialog has
 * tried to restore the focus.
 */
function restoreFocus(): void {
  const focusIfLost = () => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
  };
  requestAnimationFrame(() => requestAnimationFrame(focusIfLost));
}

/** Props of `BlockConfirmation`. */
export interface BlockConfirmationProps {
  /** The member to block. */
  profile: Profile;
  /** Called when the viewer cancels. */
  onCancel: () => void;
  /** Closes the dialog; called after blocking. */
  onClose: () => void;
  /** Called after the member is blocked. */
  onBlocked: (() => void) | undefined;
}

/** Confirmation before a member is blocked: effect, visibility, and how to unblock. */
export function BlockConfirmation({ profile, onCancel, onClose, onBlocked }: BlockConfirmationProps) {
  const { t } = useTranslation('safety');
  const { notify } = useNotices();
  const { name } = profile;
  const { block, isPending, error } = useBlock(profile.id, () => {
    onClose();
    onBlocked?.();
    const link = { href: `${href('account')}#blocked`, text: t('block.list') };
    notify({ kind: 'success', title: t('block.done', { name }), body: t('block.undo'), link });
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
