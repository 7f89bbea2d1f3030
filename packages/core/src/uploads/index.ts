export * from './image-type.ts';
export * from './order.ts';
export * from './uploads.ts';
