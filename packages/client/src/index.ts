export * from './api-error.ts';
export * from './client.ts';
export { DEADLINES, deadlineOf } from './deadline.ts';
export * from './events.ts';
export type { OnProgress } from './progress.ts';
export * from './outbox/index.ts';
export * from './queries.ts';
export * from './request.ts';
export * from './retry.ts';
