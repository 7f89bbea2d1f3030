export * from './failure.ts';
export * from './item.ts';
export * from './pending.ts';
export * from './queue.ts';
export * from './reason.ts';
