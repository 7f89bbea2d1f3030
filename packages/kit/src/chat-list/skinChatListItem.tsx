import type { ChatItem } from '@meetcute/contract';
import { ChatListItemRoot, usePresence } from '@meetcute/react';
import type { ComponentType, ElementType } from 'react';
import { brandSkin, type Skin } from '../skin.ts';

export interface ChatListItemProps {
  chat: ChatItem;
  /** Address of the conversation. */
  href: string;
  /** Profile id of the reader, whose own messages begin with 'You:'. */
  viewerId: string;
  /** The moment the list was asked for, in milliseconds. */
  asOf: number;
  /** Whether its conversation is on screen. */
  isCurrent?: boolean;
  /** Whether the other member is writing. Default: false. */
  isTyping?: boolean;
  /** Deletes the chat, after asking. Default: there is no button for it. */
  onRemove?: () => void;
}

export interface ChatListItemSlots {
  /** The item's element, a styled `article`; it styles `[data-part='fictional']` too, which the headless root draws into it. */
  Frame: ElementType;
  Content: ComponentType<ChatListItemProps>;
}

/** Makes a line of the chat list from a look; the fictional label is drawn by the headless root, whatever the look. */
export const skinChatListItem = ({ Frame, Content }: ChatListItemSlots): Skin<ChatListItemProps> =>
  brandSkin(function ChatListItem(props: ChatListItemProps) {
    const profile = usePresence(props.chat.profile);
    const chat = { ...props.chat, profile };
    return (
      <ChatListItemRoot
        as={Frame}
        chat={chat}
        isCurrent={props.isCurrent ?? false}
        isTyping={props.isTyping ?? false}
      >
        <Content {...props} chat={chat} />
      </ChatListItemRoot>
    );
  });
