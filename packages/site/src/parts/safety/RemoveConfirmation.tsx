import { Button } from '@meetcute/kit';
import { useTranslation } from 'react-i18next';

/** Props of `RemoveConfirmation`. */
export interface RemoveConfirmationProps {
  /** Name of the other member. */
  name: string;
  /** Called when deletion is confirmed. */
  onConfirm: () => void;
  /** Called when the viewer cancels. */
  onCancel: () => void;
}

/** Confirmation before a chat is deleted. */
export function RemoveConfirmation({ name, onConfirm, onCancel }: RemoveConfirmationProps) {
  const { t } = useTranslation(['safety', 'chat']);
  return (
    <>
      <p>{t('chat:conversation.removeConfirm', { name })}</p>
      <div data-part="actions">
        <Button size="large" variant="danger" onPress={onConfirm}>
          {t('chat:conversation.remove')}
        </Button>
        <Button variant="plain" onPress={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}
