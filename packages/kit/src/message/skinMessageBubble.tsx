import type { Image } from '@meetcute/contract';
import { MessageRoot, type MessagePosition, type MessageState } from '@meetcute/react';
import type { ComponentType, ElementType } from 'react';
import { brandSkin, type Skin } from '../skin.ts';

export interface MessageBubbleProps {
  text: string;
  image: Image | null;
  /** Name of who sent it, for screen readers. */
  senderName: string;
  isOwn: boolean;
  /** An instant as ISO text. */
  sentAt: string;
  state: MessageState;
  /** Place among the messages of one sender in a row. */
  position: MessagePosition;
  /** Sends a failed message again. */
  onRetry?: () => void;
}

export interface MessageBubbleLook {
  /** The message's element, a styled `div`. */
  Frame: ElementType;
  Content: ComponentType<MessageBubbleProps>;
}

/** Makes a message from a look. */
export const skinMessageBubble = ({ Frame, Content }: MessageBubbleLook): Skin<MessageBubbleProps> =>
  brandSkin(function MessageBubble(props: MessageBubbleProps) {
    const { isOwn, state, position } = props;
    return (
      <MessageRoot as={Frame} isOwn={isOwn} state={state} position={position}>
        <Content {...props} />
      </MessageRoot>
    );
  });
