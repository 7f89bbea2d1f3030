import type { ChatItem } from '@meetcute/contract';
import { ChatList, usePresence, type ChatListItemState } from '@meetcute/react';
import type { ComponentType, ElementType } from 'react';
import { brandSkin, type Skin } from '../skin.ts';
import type { FrameProps } from '../frame/useFrame.ts';

export interface ChatListItemProps extends FrameProps<HTMLElement, ChatListItemState> {
  /** The conversation with its other member, last message and unread count. */
  chat: ChatItem;
  /** URL of the conversation. */
  href: string;
  /** Profile id of the signed-in member; the snippet of their own messages starts with 'You:'. */
  viewerId: string;
  /** Time at which the list was fetched, in ms since the epoch. */
  asOf: number;
  /** Whether the conversation is on screen. Default: false. @selector [data-current] */
  isCurrent?: boolean;
  /** Whether the other member is typing. Default: false. @selector [data-typing] */
  isTyping?: boolean;
  /** Called to delete the conversation, which asks for confirmation. Default: no delete button. */
  onRemove?: () => void;
}

export interface ChatListItemSlots {
  /** Element of the item, a styled `article`. It also styles `[data-part='fictional']`, rendered by the headless root. */
  Frame: ElementType;
  /** Contents of the item. */
  Content: ComponentType<Omit<ChatListItemProps, keyof FrameProps>>;
}

/** Creates a chat list item from brand slots. The headless root always renders the fictional label. */
export const skinChatListItem = ({ Frame, Content }: ChatListItemSlots): Skin<ChatListItemProps> =>
  brandSkin(function ChatListItem({ className, style, ref, id, ...props }: ChatListItemProps) {
    const frame = { className, style, ref, id };
    const profile = usePresence(props.chat.profile);
    const chat = { ...props.chat, profile };
    return (
      <ChatList.Item
        {...frame}
        as={Frame}
        chat={chat}
        isCurrent={props.isCurrent ?? false}
        isTyping={props.isTyping ?? false}
      >
        <Content {...props} chat={chat} />
      </ChatList.Item>
    );
  });
