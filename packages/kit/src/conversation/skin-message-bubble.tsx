import {
  Conversation,
  type DisplayImage,
  type MessagePosition,
  type MessageRootState,
  type MessageState,
  type Quote,
} from '@meetcute/react';
import type { ComponentType, ElementType } from 'react';
import { brandSkin, type Skin } from '../skin.ts';
import type { FrameProps } from '../frame/useFrame.ts';

export interface MessageBubbleProps extends FrameProps<HTMLDivElement, MessageRootState> {
  /** Text of the message, '' for an image without a caption. */
  text: string;
  /** Image of the message, null without one. */
  image: DisplayImage | null;
  /** Reference to what the message answers, from `useQuote`. Default: nothing. */
  quote?: Quote | null;
  /** Called to answer this message with the next one. Default: no button. */
  onAnswer?: () => void;
  /** Whether the Tab key reaches the button that answers it. Default: false, which leaves it to the arrow keys. */
  isAnswerTab?: boolean;
  /** Whether the operators removed the content, so that a note takes its place. Default: false. */
  isRemoved?: boolean;
  /** Name of the sender, for screen readers. */
  senderName: string;
  /** Whether the signed-in member sent the message. @selector [data-own] */
  isOwn: boolean;
  /** Time of sending, as an ISO 8601 string. */
  sentAt: string;
  /** Delivery state. @selector [data-state] */
  state: MessageState;
  /** Position in a run of consecutive messages from one sender. @selector [data-position] */
  position: MessagePosition;
  /** Error code of an unsent message. Default: null. */
  code?: string | null;
  /** Called to send a waiting or failed message again. Default: no retry button. */
  onRetry?: () => void;
  /** Called to show the image full screen. Default: the image is not a button. */
  onOpenImage?: () => void;
  /** Called to move a failed message back into the composer. Default: no edit button. */
  onEdit?: () => void;
}

export interface MessageBubbleSlots {
  /** Element of the message, a styled `div`. */
  Frame: ElementType;
  /** Contents of the message. */
  Content: ComponentType<Omit<MessageBubbleProps, keyof FrameProps>>;
}

/** Creates a message component from brand slots. */
export const skinMessageBubble = ({ Frame, Content }: MessageBubbleSlots): Skin<MessageBubbleProps> =>
  brandSkin(function MessageBubble({ className, style, ref, id, ...props }: MessageBubbleProps) {
    const frame = { className, style, ref, id };
    const { isOwn, state, position } = props;
    return (
      <Conversation.Message {...frame} as={Frame} isOwn={isOwn} state={state} position={position}>
        <Content {...props} />
      </Conversation.Message>
    );
  });
