export * from './constants.ts';
export * from './errors/index.ts';
export * from './permissions/index.ts';
export * from './profile/index.ts';
export * from './routes/index.ts';
export * from './search/index.ts';
export * from './session/index.ts';
