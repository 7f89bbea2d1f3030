export * from './parts.ts';
export * from '@meetcute/react/app';
export * from '@meetcute/react/messaging';
export * from '@meetcute/react/connection';
export * from '@meetcute/react/live';
export * from '@meetcute/react/notifications';
export * from '@meetcute/react/push';
