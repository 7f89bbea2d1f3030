import type { ChatItem } from '@meetcute/contract';
import { usePart, type PartProps } from '../part/usePart.ts';
import { FictionalLabel } from '../profile-card/FictionalLabel.tsx';

/** State of a chat list item, passed to its `className`, `style` and `children` functions. */
export interface ChatListItemState {
  /** Whether the conversation has unread messages. @selector [data-unread] */
  isUnread: boolean;
  /** Whether the conversation is open on the page. @selector [data-current] */
  isCurrent: boolean;
  /** Whether the other profile is fictional. @selector [data-fictional] */
  isFictional: boolean;
  /** Whether the other member is online. @selector [data-online] */
  isOnline: boolean;
  /** Whether the other member is typing. @selector [data-typing] */
  isTyping: boolean;
}

/** Props of `ChatList.Item`. */
export interface ChatListItemRootProps extends PartProps<'article', ChatListItemState> {
  /** Chat to show: a conversation with its other member. */
  chat: ChatItem;
  /** Whether the conversation is open on the page. Default: false. @selector [data-current] */
  isCurrent?: boolean;
  /** Whether the other member is typing. Default: false. @selector [data-typing] */
  isTyping?: boolean;
}

/**
 * Unstyled chat list item, an `article` named after the other member. Appends the label of a fictional profile after its
 * children.
 */
export function ChatListItemRoot({
  chat: { profile, num_unread_messages: unreadCount },
  isCurrent = false,
  isTyping = false,
  as: Frame = 'article',
  ...props
}: ChatListItemRootProps) {
  const { fictional: isFictional, online: isOnline } = profile;
  const state = { isUnread: unreadCount > 0, isCurrent, isFictional, isOnline, isTyping };
  const { children, ...frameProps } = usePart(props, state, { 'aria-label': profile.name });
  return (
    <Frame {...frameProps}>
      {children}
      <FictionalLabel profile={profile} />
    </Frame>
  );
}
