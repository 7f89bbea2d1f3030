export * from './update.ts';
export * from './install.ts';
export * from './push.ts';
export * from './worker.ts';
