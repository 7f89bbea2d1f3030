export { browserClock, browserNetwork, flushOnPageReturn } from './browser-environment.ts';
export { createDelivery, type Sent } from './delivery.ts';
export { createLazyStore } from './lazy-store.ts';
export { createMemoryStore } from './memory-store.ts';
export { createOutbox } from './create-outbox.ts';
export { releaseOnUserChange } from './release.ts';
export type * from './types.ts';
