export * from './image-type.ts';
export * from './uploads.ts';
