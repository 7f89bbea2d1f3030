export * from './consent.ts';
export * from './inventory.ts';
export * from './serialize.ts';
