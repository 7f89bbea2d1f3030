import type { Message } from '@meetcute/contract';
import type { PendingMessage } from '@meetcute/core';
import { usePart, type PartProps } from '../part/usePart.ts';

/** What becomes of a message: on its way, not sent, or what the server says of it. */
export type MessageState = PendingMessage['state'] | Message['state'];

/** Where a message stands among those of the same sender in a row. */
export type MessagePosition = 'single' | 'first' | 'middle' | 'last';

/** What a message shows of itself. */
export interface MessageRootState {
  /** Whether one wrote it oneself. @selector [data-own] */
  isOwn: boolean;
  /** What became of it. @selector [data-state] */
  state: MessageState;
  /** Its place in a run. @selector [data-position] */
  position: MessagePosition;
}

export interface MessageRootProps extends PartProps<'div', MessageRootState>, MessageRootState {}

/** One message without a look, a div. */
export function MessageRoot({ isOwn, state, position, as: Frame = 'div', ...props }: MessageRootProps) {
  return <Frame {...usePart(props, { isOwn, state, position })} />;
}

/** The position of item `index` in a run of `length`. */
export function positionIn(index: number, length: number): MessagePosition {
  if (length === 1) return 'single';
  if (index === 0) return 'first';
  return index === length - 1 ? 'last' : 'middle';
}
