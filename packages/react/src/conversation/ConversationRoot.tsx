import type { CSSProperties } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import { ScrollAnchor } from './ScrollAnchor.tsx';
import type { ConversationLog } from './useConversationLog.ts';

/** State of a conversation, passed to its `className`, `style` and `children` functions. */
export interface ConversationState {
  /** Whether the reader has scrolled up, away from the newest message. @selector [data-away] */
  isAway: boolean;
  /** Whether messages arrived while the reader was scrolled up. @selector [data-unseen] */
  isUnseen: boolean;
}

/** Props of `Conversation.Root`. */
export interface ConversationRootProps extends PartProps<'div', ConversationState> {
  /** Conversation to render, from `useConversationLog`. @selector [data-away], [data-unseen] */
  log: Pick<ConversationLog, 'scroller' | 'isAway' | 'unseen'>;
}

/**
 * With `column-reverse`, the scroll offset counts from the newest message. The position stays there when messages arrive
 * or load above, and server-rendered pages start there too. The browser's scroll anchoring cannot account for the
 * placeholders of chunks, so it is off.
 */
const reversedStyle: CSSProperties = {
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overflowAnchor: 'none',
};

/**
 * Unstyled scroll container of a conversation, a `div` with the role `log`. It takes a single child element. Its own live
 * region is off, because scrolling renders old messages; announce `incoming` of `useConversationLog` instead.
 */
export function ConversationRoot({ log, as: Frame = 'div', ...props }: ConversationRootProps) {
  const { scroller, isAway, unseen } = log;
  const state = { isAway, isUnseen: unseen > 0 };
  const ownProps = {
    role: 'log',
    'aria-live': 'off',
    tabIndex: 0,
    ref: scroller,
    style: reversedStyle,
  } as const;
  const { children, ...frameProps } = usePart(props, state, ownProps);
  return (
    <Frame {...frameProps}>
      <ScrollAnchor scroller={scroller}>{children}</ScrollAnchor>
    </Frame>
  );
}
