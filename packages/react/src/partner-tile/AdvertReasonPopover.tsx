import { advertNotice, type AdvertKind } from '@meetcute/core';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../provider/context.ts';

/** Props of `AdvertReasonPopover`. */
export interface AdvertReasonPopoverProps {
  /** Kind of the advert. */
  kind: AdvertKind;
  /** Called when the popover has closed: by its button, Escape, or a press outside. */
  onClose: () => void;
}

/** Explains who pays for an advert, who sees it, and which data decides that it is shown. */
export function AdvertReasonPopover({ kind, onClose }: AdvertReasonPopoverProps) {
  const { t } = useTranslation(['adverts', 'common']);
  const settings = useSettings();
  const popover = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { name: siteName, support_email: supportEmail } = settings;
  const { advertiser, basis } = advertNotice(settings, kind);
  useLayoutEffect(() => {
    const element = popover.current;
    element?.showPopover();
    element?.focus();
    return () => element?.hidePopover();
  }, []);
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={titleId}
      data-part="reason"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <p id={titleId} data-part="title">
        {t('title')}
      </p>
      <p>
        {advertiser === null
          ? t('payerUnknown', { siteName, supportEmail })
          : t('payer', { siteName, advertiser })}
      </p>
      <p>{t('audience')}</p>
      <p>{basis === 'search' ? t('search') : t('everybody')}</p>
      <p>{t('profile')}</p>
      <button type="button" data-part="close" onClick={() => popover.current?.hidePopover()}>
        {t('common:close')}
      </button>
    </div>
  );
}
