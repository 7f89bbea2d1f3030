export * from './build.ts';
export * from './install.ts';
export * from './missing.ts';
export * from './push.ts';
export * from './update.ts';
export * from './worker.ts';
