export * from './likes.ts';
export * from './mutual.ts';
