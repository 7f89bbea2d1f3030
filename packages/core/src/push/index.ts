export * from './has-push.ts';
export * from './state.ts';
export * from './subscribed.ts';
export * from './subscription.ts';
