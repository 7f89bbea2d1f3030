import { href } from '@meetcute/core';
import { Button } from '@meetcute/kit';
import { KEPT_DAYS } from '@meetcute/react';
import { t } from '@meetcute/theme';
import { useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { styled } from 'styled-components';

const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 65;
  display: grid;
  place-items: center;
  padding: ${t.space[4]};
  background: ${t.scrim};

  [data-part='dialog'] {
    display: grid;
    gap: ${t.space[5]};
    inline-size: min(28rem, calc(100vw - 2 * ${t.space[4]}));
    max-block-size: calc(100dvh - 2 * ${t.space[4]});
    overflow-y: auto;
    padding: ${t.space[6]};
    border-radius: ${t.dialog.radius};
    background: ${t.dialog.surface};
    color: ${t.text};
    box-shadow: ${t.shadow.floating};
    outline: none;
  }
  h2 {
    font-size: ${t.type.title};
  }
  p {
    color: ${t.textMuted};
  }
  [data-part='actions'] {
    display: grid;
    gap: ${t.space[2]};
  }
`;

/**
 * Asks before the page is left with changes that others don't see yet. A reload or a closed tab asks nothing: what was
 * typed is kept and open again. Neither does a logout, whose page comes whether one likes it or not.
 */
export function LeaveDialog({ isNeeded }: { isNeeded: boolean }) {
  const { t: text } = useTranslation('myProfile');
  const id = useId();
  const blocker = useBlocker(
    ({ currentLocation: { pathname }, nextLocation }) =>
      isNeeded && nextLocation.pathname !== pathname && nextLocation.pathname !== href('login'),
  );
  const isBlocked = blocker.state === 'blocked';
  return (
    <Overlay isOpen={isBlocked} isDismissable onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}>
      <Modal>
        <Dialog role="alertdialog" data-part="dialog" aria-describedby={id}>
          <Heading slot="title">{text('leave.title')}</Heading>
          <p id={id}>{text('leave.text', { count: KEPT_DAYS })}</p>
          <div data-part="actions">
            <Button size="large" onPress={() => blocker.reset?.()}>
              {text('leave.stay')}
            </Button>
            <Button variant="plain" onPress={() => blocker.proceed?.()}>
              {text('leave.go')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </Overlay>
  );
}
