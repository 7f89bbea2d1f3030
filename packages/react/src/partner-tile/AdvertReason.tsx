import type { AdvertKind } from '@meetcute/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdvertReasonPopover } from './AdvertReasonPopover.tsx';

/** Props of `AdvertReason`. */
export interface AdvertReasonProps {
  /** Kind of the advert. */
  kind: AdvertKind;
  /** Element id of the advertising label, which tells the buttons of several adverts apart. */
  labelId: string;
}

/** Button that explains an advert in a popover. */
export function AdvertReason({ kind, labelId }: AdvertReasonProps) {
  const { t } = useTranslation('common');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    // Closing returns the focus to the element that had it, and a press doesn't focus a button in Safari.
    button.current?.focus();
    setIsOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        data-part="why"
        aria-describedby={labelId}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        {t('advertWhy')}
      </button>
      {isOpen && <AdvertReasonPopover kind={kind} onClose={() => setIsOpen(false)} />}
    </>
  );
}
