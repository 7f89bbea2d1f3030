export * from './chats.ts';
export * from './find.ts';
export * from './grouping.ts';
export * from './links.ts';
export * from './messages.ts';
export * from './queue.ts';
