import { X } from '@phosphor-icons/react/X';
import { DialogOverlay } from '@meetcute/kit';
import { media, vars } from '@meetcute/theme';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LegalText } from './LegalText.tsx';
import { useLegalPage, type LegalKind } from './useLegalPage.ts';

const Overlay = styled(DialogOverlay)`
  [data-part='dialog'] {
    display: flex;
    flex-direction: column;
    gap: 0;
    inline-size: min(44rem, calc(100vw - 2 * ${vars.space[4]}));
    overflow-y: visible;
    padding: 0;
  }
  [data-part='bar'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: ${vars.space[3]} ${vars.space[3]} ${vars.space[3]} ${vars.space[6]};
    border-block-end: 1px solid ${vars.line};
  }
  [data-part='close'] {
    display: grid;
    place-items: center;
    inline-size: ${vars.layout.touch};
    block-size: ${vars.layout.touch};
    border-radius: ${vars.radius.full};
  }
  [data-part='text'] {
    overflow-y: auto;
    padding: ${vars.space[6]};
    overscroll-behavior: contain;
  }
  ${media.phone} {
    [data-part='dialog'] {
      inline-size: 100vw;
    }
    [data-part='text'] {
      padding-block-end: calc(${vars.space[6]} + env(safe-area-inset-bottom));
    }
  }
`;

interface LegalModalProps {
  /** The legal text to show. */
  kind: LegalKind;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Shows terms or privacy in a dialog, without leaving a form. */
export default function LegalModal({ kind, onClose }: LegalModalProps) {
  const { t } = useTranslation(['shell', 'common']);
  const page = useLegalPage(kind);
  return (
    <Overlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal>
        <Dialog id={`${kind}-modal`} data-part="dialog">
          <div data-part="bar">
            <Heading slot="title">{t(kind)}</Heading>
            <Button slot="close" data-part="close" aria-label={t('common:close')}>
              <X aria-hidden size={20} />
            </Button>
          </div>
          <div data-part="text" tabIndex={0} role="region" aria-label={t(kind)}>
            <LegalText page={page} heading="h3" idPrefix={`${kind}-modal-`} />
          </div>
        </Dialog>
      </Modal>
    </Overlay>
  );
}
