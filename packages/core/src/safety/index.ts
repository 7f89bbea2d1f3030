export * from './block.ts';
export * from './complaint.ts';
export * from './report.ts';
