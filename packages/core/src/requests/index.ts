export * from './guard.ts';
export * from './loopback.ts';
export * from './storable.ts';
