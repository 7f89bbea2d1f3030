export * from './cookie.ts';
export * from './price.ts';
export * from './visitor.ts';
