export * from './cookie.ts';
export * from './visitor.ts';
