export {
  ReportDialogRoot as Root,
  type ReportDialogRootProps as RootProps,
  type ReportDialogState as RootState,
} from './ReportDialogRoot.tsx';
