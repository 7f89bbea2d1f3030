import type { Profile } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { Button } from '@meetcute/kit';
import { useStartChat } from '@meetcute/react';
import { ChatCircle } from '@phosphor-icons/react/ChatCircle';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '../router/index.ts';

/** Props of `MessageAction`. */
export interface MessageActionProps {
  /** The member to write to. */
  profile: Profile;
}

/** Large labelled button that opens the chat with a member. Renders nothing for visitors. */
export function MessageAction({ profile }: MessageActionProps) {
  const navigate = useNavigate();
  const { t } = useTranslation('common');
  const { start, isPending } = useStartChat(
    profile.id,
    (chatId) => void navigate(href('chats-chatId', { chatId })),
  );
  if (!start && !isPending) return null;
  return (
    <Button size="large" isPending={isPending} onPress={() => start?.()}>
      <ChatCircle aria-hidden size={22} weight="fill" />
      <span data-part="label">{t('messageTo', { name: profile.name })}</span>
    </Button>
  );
}
