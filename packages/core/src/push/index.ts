export * from './state.ts';
export * from './subscription.ts';
