export * from './address.ts';
export * from './arrival.ts';
export * from './disk-full.ts';
export * from './form.ts';
export * from './guard.ts';
export * from './loopback.ts';
export * from './storable.ts';
