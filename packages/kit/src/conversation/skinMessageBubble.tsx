import { MessageRoot, type MessagePosition, type MessageState } from '@meetcute/react';
import type { ComponentType, ElementType } from 'react';
import { brandSkin, type Skin } from '../skin.ts';

/** A picture of a message: where it is, and its width and height in pixels. */
export interface DisplayImage {
  small: string;
  large: string;
  width: number;
  height: number;
}

export interface MessageBubbleProps {
  text: string;
  /** The picture that was sent, null without one. */
  image: DisplayImage | null;
  /** Name of who sent it, for screen readers. */
  senderName: string;
  isOwn: boolean;
  /** An instant as ISO text. */
  sentAt: string;
  state: MessageState;
  /** Place among the messages of one sender in a row. */
  position: MessagePosition;
  /** Why it was not sent, or not yet: an error code. Default: none. */
  code?: string | null;
  /** Sends a failed message again. */
  onRetry?: () => void;
  /** Shows its picture large. Default: it can't be. */
  onOpenImage?: () => void;
  /** Takes a failed message back, to be written anew. */
  onEdit?: () => void;
}

export interface MessageBubbleSlots {
  /** The message's element, a styled `div`. */
  Frame: ElementType;
  Content: ComponentType<MessageBubbleProps>;
}

/** Makes a message from a look. */
export const skinMessageBubble = ({ Frame, Content }: MessageBubbleSlots): Skin<MessageBubbleProps> =>
  brandSkin(function MessageBubble(props: MessageBubbleProps) {
    const { isOwn, state, position } = props;
    return (
      <MessageRoot as={Frame} isOwn={isOwn} state={state} position={position}>
        <Content {...props} />
      </MessageRoot>
    );
  });
