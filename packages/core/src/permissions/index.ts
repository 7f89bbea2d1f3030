export * from './visitor.ts';
