export * from './join.ts';
export * from './place.ts';
