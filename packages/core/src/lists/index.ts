export * from './join.ts';
export * from './list-place.ts';
