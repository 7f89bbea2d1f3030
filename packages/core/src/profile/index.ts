export * from './age.ts';
export * from './fields.ts';
export * from './image.ts';
