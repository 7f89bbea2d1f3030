import { Button, ReportForm, ReportReceipt } from '@meetcute/kit';
import type { UseReportResult } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

export interface ReportStepsProps {
  report: UseReportResult;
  name: string;
  /** The member is to be blocked too. */
  onBlock: () => void;
  onClose: () => void;
}

/** The form of a report, then its receipt with the offer to block too. */
export function ReportSteps({ report, name, onBlock, onClose }: ReportStepsProps) {
  const { t } = useTranslation('safety');
  if (report.receipt === null) return <ReportForm report={report} name={name} onCancel={onClose} />;
  return (
    <ReportReceipt
      report={report}
      name={name}
      actions={
        <>
          <Button size="large" onPress={onBlock}>
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
