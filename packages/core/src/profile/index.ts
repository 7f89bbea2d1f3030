export * from './age.ts';
export * from './image.ts';
