export * from './has-push.ts';
export * from './reduce-push.ts';
export * from './subscribed.ts';
export * from './subscription.ts';
