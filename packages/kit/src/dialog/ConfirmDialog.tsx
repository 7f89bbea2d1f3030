import { useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { Button } from '../button/Button.tsx';
import { DialogOverlay, type DialogOverlayProps } from './DialogOverlay.tsx';

/** Props of `ConfirmDialog`. */
export interface ConfirmDialogProps extends Pick<DialogOverlayProps, 'className' | 'style' | 'ref'> {
  /** Title of the dialog. */
  title: string;
  /** Consequences of confirming. */
  text: string;
  /** Label of the confirm button. */
  confirm: string;
  /** Label of the cancel button. */
  cancel: string;
  /** Whether the confirmed action is in progress; meanwhile a press outside does not close the dialog. */
  isPending: boolean;
  /** Called when the action is confirmed. */
  onConfirm: () => void;
  /** Called when the dialog is dismissed. */
  onCancel: () => void;
}

/** Alert dialog before a destructive action, with two equally large buttons. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel,
  isPending,
  onConfirm,
  onCancel,
  ...overlay
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <DialogOverlay
      {...overlay}
      isOpen
      isDismissable={!isPending}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
    >
      <Modal>
        <Dialog role="alertdialog" data-part="dialog" aria-describedby={id}>
          <Heading slot="title">{title}</Heading>
          <p id={id}>{text}</p>
          <div data-part="buttons">
            <Button variant="danger" isPending={isPending} onPress={onConfirm}>
              {confirm}
            </Button>
            <Button variant="quiet" isDisabled={isPending} onPress={onCancel}>
              {cancel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </DialogOverlay>
  );
}
