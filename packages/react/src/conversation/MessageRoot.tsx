import type { Message } from '@meetcute/contract';
import type { ComponentPropsWithRef, ElementType } from 'react';

/** What becomes of a message: on its way, not sent, or what the server says of it. */
export type MessageState = 'sending' | 'failed' | Message['state'];

/** Where a message stands among those of the same sender in a row. */
export type MessagePosition = 'single' | 'first' | 'middle' | 'last';

export interface MessageRootProps extends ComponentPropsWithRef<'div'> {
  isOwn: boolean;
  state: MessageState;
  position: MessagePosition;
  /** The element to draw: a div, or a styled one. Default: `div`. */
  as?: ElementType;
}

/**
 * One message without a look.
 * @selector [data-own] for one's own, [data-state], [data-position] in its run
 */
export function MessageRoot({ isOwn, state, position, as: Frame = 'div', ...props }: MessageRootProps) {
  return <Frame {...props} data-own={isOwn || undefined} data-state={state} data-position={position} />;
}

/** The position of item `index` in a run of `length`. */
export function positionIn(index: number, length: number): MessagePosition {
  if (length === 1) return 'single';
  if (index === 0) return 'first';
  return index === length - 1 ? 'last' : 'middle';
}
