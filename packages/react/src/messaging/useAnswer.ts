import type { MessageReference } from '@meetcute/contract';
import { useRef } from 'react';
import { usePorts } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { persistentKey } from '../provider/persistent-store.ts';
import { useStartChat } from './useStartChat.ts';

/** Action that answers a part of a profile. */
export interface Answer {
  /** Answers a photo or text; null where no chat can be started, and while starting. */
  answer: ((reference: MessageReference) => void) | null;
  /** Whether the chat is starting. */
  isPending: boolean;
}

/**
 * Answers a photo or text of a member's profile: opens the chat, whose next message then answers it, and passes its id to
 * `onStarted`.
 */
export function useAnswer(profileId: string, onStarted: (chatId: string) => void): Answer {
  const { localStore } = usePorts();
  const member = useViewer()?.profile.id ?? '';
  const answeredReference = useRef<MessageReference | null>(null);
  const { start, isPending } = useStartChat(profileId, (id) => {
    // As `createReferenceKey` does, whose file would become a script of its own, which every page names.
    const key = persistentKey(member, `reference/${encodeURIComponent(id)}`);
    localStore.write(key, JSON.stringify(answeredReference.current));
    onStarted(id);
  });
  return {
    isPending,
    answer:
      start &&
      ((reference) => {
        answeredReference.current = reference;
        start();
      }),
  };
}
