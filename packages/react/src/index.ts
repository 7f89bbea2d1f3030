export * from './provider/index.ts';
export * from './session/index.ts';
