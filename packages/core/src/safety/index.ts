export * from './block-and-report.ts';
export * from './case.ts';
export * from './complaint.ts';
