export * from './calls.ts';
export type { DeskAccess, DeskCall } from './define.ts';
export * from './entities.ts';
