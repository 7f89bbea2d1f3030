export * from './count-characters.ts';
export * from './merge-text.ts';
export * from './merge-values.ts';
