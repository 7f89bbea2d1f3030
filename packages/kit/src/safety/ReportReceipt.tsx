import { ReportDialogRoot, type UseReportResult } from '@meetcute/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportFrame } from './ReportFrame.ts';

export interface ReportReceiptProps {
  /** The report, from `useReport`; it has its receipt. */
  report: Pick<UseReportResult, 'receipt' | 'isPending'>;
  /** Name of the reported member. */
  name: string;
  /** What can be done next, such as blocking too; the first button has the focus. */
  actions: ReactNode;
}

/** The receipt of a report: its number, and what happens next in plain words. */
export function ReportReceipt({ report, name, actions }: ReportReceiptProps) {
  const { t } = useTranslation('safety');
  const next = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; the focus must not be lost with it.
  useEffect(() => next.current?.querySelector('button')?.focus(), []);
  return (
    <ReportDialogRoot as={ReportFrame} report={report}>
      <div data-part="receipt" role="status">
        <p>{t('receipt.next')}</p>
        <p>{t('receipt.quiet', { name })}</p>
        <p data-part="number">{t('receipt.number', { receipt: report.receipt })}</p>
        <p data-part="fine">{t('receipt.danger')}</p>
      </div>
      <div data-part="actions" ref={next}>
        {actions}
      </div>
    </ReportDialogRoot>
  );
}
