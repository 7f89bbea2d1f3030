export * from './block.ts';
export * from './case.ts';
export * from './complaint.ts';
export * from './receipt-mails.ts';
export * from './report.ts';
export * from './suspension.ts';
