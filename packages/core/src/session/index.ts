export * from './polling.ts';
export * from './session.ts';
