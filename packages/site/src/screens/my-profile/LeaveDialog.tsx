import { href } from '@meetcute/core';
import { Button, DialogOverlay } from '@meetcute/kit';
import { PERSISTENCE_DAYS } from '@meetcute/react';
import { useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { useBlocker } from '../../router/index.ts';

/** Props of `LeaveDialog`. */
export interface LeaveDialogProps {
  /**
   * Asks for confirmation before the viewer navigates away from unsaved changes. A reload or a closed tab
   * needs none, because input is persisted and restored. A logout needs none either, because it cannot be
   * cancelled.
   */
  isNeeded: boolean;
}

/**
 * Asks for confirmation before navigation discards unsaved changes from view. A reload or a closed tab needs
 * none, because input is persisted and restored. A logout needs none either, because it cannot be cancelled.
 */
export function LeaveDialog({ isNeeded }: LeaveDialogProps) {
  const { t } = useTranslation('myProfile');
  const id = useId();
  const blockedNavigation = useBlocker(
    (currentLocation, nextLocation) =>
      isNeeded &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== href('login'),
  );
  return (
    <DialogOverlay
      isOpen={blockedNavigation !== null}
      isDismissable
      onOpenChange={(isOpen) => !isOpen && blockedNavigation?.reset()}
    >
      <Modal>
        <Dialog role="alertdialog" data-part="dialog" aria-describedby={id}>
          <Heading slot="title">{t('leave.title')}</Heading>
          <p id={id}>{t('leave.text', { count: PERSISTENCE_DAYS })}</p>
          <div data-part="actions">
            <Button size="large" onPress={() => blockedNavigation?.reset()}>
              {t('leave.stay')}
            </Button>
            <Button variant="plain" onPress={() => blockedNavigation?.proceed()}>
              {t('leave.go')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </DialogOverlay>
  );
}
