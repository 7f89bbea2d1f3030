export * from './discount.ts';
export * from './ledger.ts';
export * from './offered-discount.ts';
export * from './order-state.ts';
export * from './order-terms.ts';
export * from './premium.ts';
export * from './price.ts';
export * from './shelf.ts';
