export * from './age.ts';
export * from './fields.ts';
export * from './photos.ts';
export * from './interests.ts';
export * from './missing.ts';
export * from './online.ts';
export * from './saving.ts';
export * from './sensitive.ts';
