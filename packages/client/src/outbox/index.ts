export { createMemoryStore } from './memory-store.ts';
export { createOutbox } from './createOutbox.ts';
export type * from './types.ts';
