export * from './discount.ts';
