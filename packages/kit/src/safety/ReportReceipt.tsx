import { shortReference } from '@meetcute/core';
import { ReportDialog, type ReportDialogState, type UseReportResult } from '@meetcute/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportFrame } from './ReportFrame.ts';
import type { FrameProps } from '../frame/useFrame.ts';

export interface ReportReceiptProps extends FrameProps<HTMLDivElement, ReportDialogState> {
  /** Result of `useReport`, with the receipt set. */
  report: Pick<UseReportResult, 'receipt' | 'isPending'>;
  /** Name of the reported member. */
  name: string;
  /** Next actions, such as blocking the member. The first button receives the focus. */
  actions: ReactNode;
}

/** Receipt of a report: its number and an explanation of what happens next. */
export function ReportReceipt({ report, name, actions, ...frame }: ReportReceiptProps) {
  const { t } = useTranslation('safety');
  const next = useRef<HTMLDivElement>(null);
  // The pressed button is unmounted, so the focus would be lost.
  useEffect(() => next.current?.querySelector('button')?.focus(), []);
  return (
    <ReportDialog.Root {...frame} as={ReportFrame} report={report}>
      <div data-part="receipt" role="status">
        <p>{t('receipt.next')}</p>
        <p>{t('receipt.quiet', { name })}</p>
        <p data-part="number">{t('receipt.number', { receipt: shortReference(report.receipt ?? '') })}</p>
        <p data-part="fine">{t('receipt.follow')}</p>
        <p data-part="fine">{t('receipt.danger')}</p>
      </div>
      <div data-part="actions" ref={next}>
        {actions}
      </div>
    </ReportDialog.Root>
  );
}
