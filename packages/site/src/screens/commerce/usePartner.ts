import { useChats } from '@meetcute/react';

/** Returns the name of the other member of a chat; undefined before it is known. */
export const usePartner = (chat: string | undefined): string | undefined =>
  useChats().data?.chats.find(({ conversation }) => conversation.id === chat)?.profile.name;
