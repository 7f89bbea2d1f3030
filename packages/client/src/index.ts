export * from './api-error.ts';
export * from './client.ts';
export * from './events.ts';
export * from './queries.ts';
export * from './request.ts';
export * from './retry.ts';
