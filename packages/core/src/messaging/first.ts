import type { Message } from '@meetcute/contract';

/**
 * Returns whether the viewer has sent nothing in a conversation, so that their next message is the first. False while
 * older messages that are not loaded (`hasOlder`) may contain one.
 */
export const isFirstMessage = (
  messages: readonly Pick<Message, 'sender'>[],
  viewer: string,
  hasOlder: boolean,
): boolean => !hasOlder && messages.every(({ sender }) => sender !== viewer);
