import type { Profile } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { useAnswer, type Answer } from '@meetcute/react';
import { useNavigate } from '../router/index.ts';

/** Answers a part of a member's profile, and opens the chat with it. */
export function useAnswerPart({ id }: Pick<Profile, 'id'>): Answer {
  const navigate = useNavigate();
  return useAnswer(id, (chatId) => void navigate(href('chats-chatId', { chatId })));
}
