import type { ChatItem } from '@meetcute/contract';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { FictionalLabel } from '../profile-card/FictionalLabel.tsx';

export interface ChatListItemRootProps extends ComponentPropsWithRef<'article'> {
  chat: ChatItem;
  /** Whether its conversation is the one on screen. Default: false. */
  isCurrent?: boolean;
  /** The element to draw: an article, or a styled one. Default: `article`. */
  as?: ElementType;
}

/**
 * One line of the chat list without a look. Draws the fictional label itself, beside whatever a brand draws.
 * @selector [data-unread] with new messages, [data-current] for the open one, [data-fictional], [data-online]
 */
export function ChatListItemRoot({
  chat: { profile, num_unread_messages: unread },
  isCurrent = false,
  as: Frame = 'article',
  children,
  ...props
}: ChatListItemRootProps) {
  return (
    <Frame
      {...props}
      aria-label={profile.name}
      data-unread={unread > 0 || undefined}
      data-current={isCurrent || undefined}
      data-fictional={profile.fictional || undefined}
      data-online={profile.online || undefined}
    >
      {children}
      <FictionalLabel profile={profile} />
    </Frame>
  );
}
