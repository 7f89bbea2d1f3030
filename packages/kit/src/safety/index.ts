export { ReportForm, type ReportFormProps } from './ReportForm.tsx';
export { ReportReceipt, type ReportReceiptProps } from './ReportReceipt.tsx';
