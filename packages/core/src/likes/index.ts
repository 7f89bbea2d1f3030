export * from './likes.ts';
