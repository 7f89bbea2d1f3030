export { joinPages, threadQuery } from './thread.ts';
export { useChats, useCounts } from './useChats.ts';
export { useDeleteChat } from './useDeleteChat.ts';
export { useRead } from './useRead.ts';
export { useSend, type Sending } from './useSend.ts';
export { useStartChat } from './useStartChat.ts';
export { useThread, type Thread } from './useThread.ts';
