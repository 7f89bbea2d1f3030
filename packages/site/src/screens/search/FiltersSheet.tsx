import { Button, DialogOverlay, visuallyHiddenCss, type FiltersSheetProps } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Overlay = styled(DialogOverlay)`
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[3]};
  }
  /* The button shows the number, unless there is nobody. */
  [role='status']:not([data-empty]) {
    ${visuallyHiddenCss}
  }
`;

/** Filters in a sheet at the bottom of a phone. Each choice searches at once, behind the sheet. */
export default function FiltersSheet({ filters, count, children, onClose }: FiltersSheetProps) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation('common');
  // The button keeps its words while the next search runs.
  const [last, setLast] = useState(count);
  if (count !== null && count !== last) setLast(count);
  const shownCount = count ?? last;
  return (
    <Overlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal>
        <Dialog data-part="dialog">
          <header>
            <Heading slot="title">{t('filters')}</Heading>
            {/* Never disabled: the press would take the focus out of the dialog. */}
            <Button variant="quiet" onPress={() => filters.onReset?.()}>
              {t('reset')}
            </Button>
          </header>
          {children}
          <p role="status" data-empty={count === 0 || undefined}>
            {count !== null && t('count', { count })}
          </p>
          <Button onPress={onClose}>{shownCount ? t('show', { count: shownCount }) : common('close')}</Button>
        </Dialog>
      </Modal>
    </Overlay>
  );
}
