import { describeConformance, type MakePart } from '../testing/describe-conformance.tsx';
import { ReportDialogRoot, type ReportDialogRootProps } from './ReportDialogRoot.tsx';

const dialogOf =
  (report: ReportDialogRootProps['report']): MakePart =>
  (props) => <ReportDialogRoot {...props} report={report} />;

const form = { receipt: null, isPending: false };
const sending = { receipt: null, isPending: true };
const sentReport = { receipt: 'r-1', isPending: false };

describeConformance('ReportDialogRoot', dialogOf(form), {
  tag: 'div',
  states: {
    'a form': { make: dialogOf(form), state: { step: 'form', isPending: false }, data: { step: 'form' } },
    'a report being sent': {
      make: dialogOf(sending),
      state: { step: 'form', isPending: true },
      data: { step: 'form', pending: 'true' },
    },
    'a receipt': {
      make: dialogOf(sentReport),
      state: { step: 'receipt', isPending: false },
      data: { step: 'receipt' },
    },
  },
});
