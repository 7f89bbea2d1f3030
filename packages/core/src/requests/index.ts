export * from './hosts.ts';
export * from './arrival.ts';
export * from './storage.ts';
export * from './form.ts';
export * from './guard.ts';
export * from './path.ts';
