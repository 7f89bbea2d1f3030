import type { ChatItem } from '@meetcute/contract';
import { usePart, type PartProps } from '../part/usePart.ts';
import { FictionalLabel } from '../profile-card/FictionalLabel.tsx';

export interface ChatListItemState {
  /** Whether there are messages one has not seen. @selector [data-unread] */
  isUnread: boolean;
  /** Whether its conversation is the one on screen. @selector [data-current] */
  isCurrent: boolean;
  /** Whether the other profile is made up. @selector [data-fictional] */
  isFictional: boolean;
  /** Whether the other member is here now. @selector [data-online] */
  isOnline: boolean;
  /** Whether the other member is writing. @selector [data-typing] */
  isTyping: boolean;
}

export interface ChatListItemRootProps extends PartProps<'article', ChatListItemState> {
  chat: ChatItem;
  /** Whether its conversation is the one on screen. Default: false. */
  isCurrent?: boolean;
  /** Whether the other member is writing. Default: false. */
  isTyping?: boolean;
}

/** One line of the chat list without a look, an article. Draws the fictional label itself, beside whatever a brand draws. */
export function ChatListItemRoot({
  chat: { profile, num_unread_messages: unread },
  isCurrent = false,
  isTyping = false,
  as: Frame = 'article',
  ...props
}: ChatListItemRootProps) {
  const { fictional: isFictional, online: isOnline } = profile;
  const state = { isUnread: unread > 0, isCurrent, isFictional, isOnline, isTyping };
  const { children, ...drawn } = usePart(props, state);
  return (
    <Frame {...drawn} aria-label={profile.name}>
      {children}
      <FictionalLabel profile={profile} />
    </Frame>
  );
}
