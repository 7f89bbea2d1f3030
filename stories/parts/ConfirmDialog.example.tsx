import { Button } from '@meetcute/kit/button';
import { ConfirmDialog, DialogOverlay } from '@meetcute/kit/dialog';
import { useState } from 'react';
import { Dialog, Heading, Modal } from 'react-aria-components';

export function Example({ onDone }: { onDone: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onPress={() => setIsOpen(true)}>
        Delete chat
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Delete this chat?"
          text="You can’t restore it."
          confirm="Delete chat"
          cancel="Keep chat"
          isPending={false}
          onConfirm={onDone}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** A dialog with content of your own. */
export function OwnDialog() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <DialogOverlay isOpen={isOpen} onOpenChange={setIsOpen} isDismissable>
      <Modal>
        <Dialog>
          <Heading slot="title">House rules</Heading>
          <p>Be kind.</p>
          <Button onPress={() => setIsOpen(false)}>Close</Button>
        </Dialog>
      </Modal>
    </DialogOverlay>
  );
}
