export * from './apply.ts';
export * from './state.ts';
