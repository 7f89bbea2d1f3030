export * from './consent.ts';
export * from './inventory.ts';
