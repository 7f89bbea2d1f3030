export * from './account-times.ts';
export * from './export-file.ts';
export * from './polling.ts';
export * from './session.ts';
