export * as ReportDialog from './index.parts.ts';
export { usePurgeMissingMembers } from './purge.ts';
export { useHiddenMembers } from './hiddenMembers.ts';
export type { ReportDialogRootProps, ReportDialogState } from './ReportDialogRoot.tsx';
export { useBlock, type UseBlockResult } from './useBlock.ts';
export { useBlocks, type Blocks } from './useBlocks.ts';
export { useComplaint, type SubmittedComplaint, type UseComplaintResult } from './useComplaint.ts';
export { useReport, type UseReportResult, type ReportSubject } from './useReport.ts';
