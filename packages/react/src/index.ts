export * from './provider/index.ts';
export * from './session/index.ts';
export * from './notices/index.ts';
export * from './likes/index.ts';
export * from './errors/index.ts';
export * from './account/index.ts';
export * from './sign-up/index.ts';
export * from './live/index.ts';
