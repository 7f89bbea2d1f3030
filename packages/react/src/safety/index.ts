export { usePurgeMissingMembers } from './purge.ts';
export { useHiddenMembers } from './hiddenMembers.ts';
export { ReportDialogRoot, type ReportDialogRootProps, type ReportDialogState } from './ReportDialogRoot.tsx';
export { useBlock, type Blocking } from './useBlock.ts';
export { useBlocks, type Blocks } from './useBlocks.ts';
export { useComplaint, type Complaining } from './useComplaint.ts';
export { useReport, type Reporting, type ReportSubject } from './useReport.ts';
