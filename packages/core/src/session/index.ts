export * from './deletion.ts';
export * from './polling.ts';
export * from './session.ts';
