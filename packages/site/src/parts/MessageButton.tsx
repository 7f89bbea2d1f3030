import type { Profile } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { IconButton } from '@meetcute/kit';
import { useStartChat } from '@meetcute/react';
import { ChatCircle } from '@phosphor-icons/react/ChatCircle';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '../router/index.ts';

/** Props of `MessageButton`. */
export interface MessageButtonProps {
  /** The member to write to. */
  profile: Profile;
}

/**
 * Icon button that opens the chat with a member. Renders nothing for visitors (spec:
 * permission.message-button-only-logged-in).
 */
export function MessageButton({ profile }: MessageButtonProps) {
  const navigate = useNavigate();
  const { t } = useTranslation('common');
  const { start, isPending } = useStartChat(
    profile.id,
    (chatId) => void navigate(href('chats-chatId', { chatId })),
  );
  if (!start && !isPending) return null;
  return (
    <IconButton
      variant="raised"
      isPending={isPending}
      aria-label={t('messageTo', { name: profile.name })}
      onPress={() => start?.()}
    >
      <ChatCircle aria-hidden size={22} />
    </IconButton>
  );
}
