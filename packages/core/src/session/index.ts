export * from './deletion.ts';
export * from './export-name.ts';
export * from './polling.ts';
export * from './session.ts';
