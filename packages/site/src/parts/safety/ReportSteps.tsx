import { Button, ReportForm, ReportReceipt } from '@meetcute/kit';
import type { UseReportResult } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

/** Props of `ReportSteps`. */
export interface ReportStepsProps {
  /** State and actions of the report. */
  report: UseReportResult;
  /** Name of the reported member. */
  name: string;
  /** Called when the viewer chooses to block the member too. */
  onBlock: () => void;
  /** Closes the dialog. */
  onClose: () => void;
}

/** The report form, then its receipt with a button to block the member. */
export function ReportSteps({ report, name, onBlock, onClose }: ReportStepsProps) {
  const { t } = useTranslation('safety');
  if (report.receipt === null) return <ReportForm report={report} name={name} onCancel={onClose} />;
  return (
    <ReportReceipt
      report={report}
      name={name}
      actions={
        <>
          <Button variant="quiet" onPress={onBlock}>
            {t('receipt.block', { name })}
          </Button>
          <Button variant="plain" onPress={onClose}>
            {t('receipt.close')}
          </Button>
        </>
      }
    />
  );
}
