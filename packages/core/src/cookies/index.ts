export * from './consent.ts';
export * from './inventory.ts';
export * from './serialize.ts';
export * from './stored-time-zone.ts';
export * from './time-zone.ts';
