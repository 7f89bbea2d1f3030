import { usePart, type PartProps } from '../part/usePart.ts';
import type { UseReportResult } from './useReport.ts';

/** What a report shows of itself. */
export interface ReportDialogState {
  /** The form, or the receipt that follows it. @selector [data-step] */
  step: 'form' | 'receipt';
  /** Whether it is on its way. @selector [data-pending] */
  isPending: boolean;
}

export interface ReportDialogRootProps extends PartProps<'div', ReportDialogState> {
  /** The report, from `useReport`. */
  report: Pick<UseReportResult, 'receipt' | 'isPending'>;
}

/** A report without a look, a div: its form, and then its receipt, which is read out when it comes. */
export function ReportDialogRoot({ report, as: Frame = 'div', ...props }: ReportDialogRootProps) {
  const { receipt, isPending } = report;
  const state: ReportDialogState = { step: receipt === null ? 'form' : 'receipt', isPending };
  return <Frame {...usePart(props, state)} aria-busy={isPending || undefined} />;
}
