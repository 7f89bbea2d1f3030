import { Button, DialogOverlay, type FiltersSheetProps } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Overlay = styled(DialogOverlay)`
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[3]};
  }
`;

/** Filters in a sheet at the bottom of a phone. Each choice searches at once, behind the sheet. */
export default function FiltersSheet({ filters, count, children, onClose }: FiltersSheetProps) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation('common');
  return (
    <Overlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal>
        <Dialog data-part="dialog">
          <header>
            <Heading slot="title">{t('filters')}</Heading>
            <Button variant="quiet" isDisabled={!filters.onReset} onPress={() => filters.onReset?.()}>
              {t('reset')}
            </Button>
          </header>
          {children}
          <p role="status">{count === 0 && t('count', { count })}</p>
          <Button onPress={onClose}>{count ? t('show', { count }) : common('close')}</Button>
        </Dialog>
      </Modal>
    </Overlay>
  );
}
