export * from './apply.ts';
export * from './event-state.ts';
