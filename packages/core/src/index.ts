export * from './constants.ts';
export * from './permissions/index.ts';
export * from './routes/index.ts';
