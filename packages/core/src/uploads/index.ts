export * from './file-reason.ts';
export * from './image-size.ts';
export * from './image-type.ts';
export * from './uploads.ts';
