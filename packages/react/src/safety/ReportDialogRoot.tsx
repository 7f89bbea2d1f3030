import { usePart, type PartProps } from '../part/usePart.ts';
import type { UseReportResult } from './useReport.ts';

/** State of a report, for `className`, `style` and `children` functions. */
export interface ReportDialogState {
  /** Step of the report: the form, or the receipt after it. @selector [data-step] */
  step: 'form' | 'receipt';
  /** Whether the report is being sent. @selector [data-pending] */
  isPending: boolean;
}

/** Props of `ReportDialog.Root`. */
export interface ReportDialogRootProps extends PartProps<'div', ReportDialogState> {
  /** Report to show, from `useReport`. @selector [data-step], [data-pending] */
  report: Pick<UseReportResult, 'receipt' | 'isPending'>;
}

/** Unstyled container for a report: first its form, then its receipt. Busy while the report is being sent. */
export function ReportDialogRoot({ report, as: Frame = 'div', ...props }: ReportDialogRootProps) {
  const { receipt, isPending } = report;
  const state: ReportDialogState = { step: receipt === null ? 'form' : 'receipt', isPending };
  return <Frame {...usePart(props, state)} aria-busy={isPending || undefined} />;
}
