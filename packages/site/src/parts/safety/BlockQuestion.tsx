import type { Profile } from '@meetcute/contract';
import { Button, FormError } from '@meetcute/kit';
import { useBlock, useNotices } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from './rescueFocus.ts';

export interface BlockQuestionProps {
  profile: Profile;
  onCancel: () => void;
  onClose: () => void;
  onBlocked: (() => void) | undefined;
}

/** Asks before a member is blocked: what it does, who learns of it, and how to take it back. */
export function BlockQuestion({ profile, onCancel, onClose, onBlocked }: BlockQuestionProps) {
  const { t: text } = useTranslation('safety');
  const { notify } = useNotices();
  const { name } = profile;
  const { block, isPending, error } = useBlock(profile.id, () => {
    onClose();
    onBlocked?.();
    notify({ kind: 'success', title: text('block.done', { name }), body: text('block.undo') });
    rescueFocus();
  });
  return (
    <>
      <p>{text('block.text', { name })}</p>
      <p data-part="hint">{text('block.undo')}</p>
      <FormError>{error}</FormError>
      <div data-part="actions">
        <Button size="large" variant="danger" isPending={isPending} onPress={() => block?.()}>
          {text('block.confirm', { name })}
        </Button>
        <Button variant="plain" isDisabled={isPending} onPress={onCancel}>
          {text('cancel')}
        </Button>
      </div>
    </>
  );
}
