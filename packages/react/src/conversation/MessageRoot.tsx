import type { Message } from '@meetcute/contract';
import type { PendingMessage } from '@meetcute/core';
import { usePart, type PartProps } from '../part/usePart.ts';

/** Delivery state of a message: that of a pending message, or the server's state of a stored one. */
export type MessageState = PendingMessage['state'] | Message['state'];

/** Position of a message within a run of consecutive messages by the same sender. */
export type MessagePosition = 'single' | 'first' | 'middle' | 'last';

/** State of a message, passed to its `className`, `style` and `children` functions. */
export interface MessageRootState {
  /** Whether the viewer wrote the message. @selector [data-own] */
  isOwn: boolean;
  /** Delivery state of the message. @selector [data-state] */
  state: MessageState;
  /** Position within a run of messages by the same sender: 'single', 'first', 'middle' or 'last'. @selector [data-position] */
  position: MessagePosition;
}

/** Props of `Conversation.Message`. */
export interface MessageRootProps extends PartProps<'div', MessageRootState>, MessageRootState {}

/** Unstyled message of a conversation, a `div`. */
export function MessageRoot({ isOwn, state, position, as: Frame = 'div', ...props }: MessageRootProps) {
  return <Frame {...usePart(props, { isOwn, state, position })} />;
}

/** Returns the position of the message at `index` (from 0) in a run of `length` messages. */
export function positionIn(index: number, length: number): MessagePosition {
  if (length === 1) return 'single';
  if (index === 0) return 'first';
  return index === length - 1 ? 'last' : 'middle';
}
