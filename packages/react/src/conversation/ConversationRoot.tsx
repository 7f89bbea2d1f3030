import { useMemo, type CSSProperties } from 'react';
import { joinRefs } from '../part/joinRefs.ts';
import { usePart, type PartProps } from '../part/usePart.ts';
import { ScrollAnchor } from './ScrollAnchor.tsx';
import type { ConversationLog } from './useConversationLog.ts';

export interface ConversationState {
  /** Whether one reads further up, so that the newest message is out of view. @selector [data-away] */
  isAway: boolean;
  /** Whether messages came in meanwhile. @selector [data-unseen] */
  isUnseen: boolean;
}

export interface ConversationRootProps extends PartProps<'div', ConversationState> {
  /** The conversation, from `useConversationLog`. */
  log: Pick<ConversationLog, 'scroller' | 'isAway' | 'unseen'>;
}

/**
 * Turned round, the place of scrolling counts from the newest message: it stays there while others come or older ones are
 * loaded above, and the server's page begins there too. The browser's own anchor knows nothing of rooms left for blocks.
 */
const turned: CSSProperties = {
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overflowAnchor: 'none',
};

/**
 * What was said, without a look: a div that scrolls, has one child, and is announced as a log. What comes in is told with
 * the log's `incoming`, because what is drawn on scrolling is no news.
 */
export function ConversationRoot({ log, as: Frame = 'div', ...props }: ConversationRootProps) {
  const { scroller, isAway, unseen } = log;
  const { children, style, ref, ...drawn } = usePart(props, { isAway, isUnseen: unseen > 0 });
  const keep = useMemo(() => joinRefs(scroller, ref), [ref, scroller]);
  return (
    <Frame role="log" aria-live="off" tabIndex={0} {...drawn} ref={keep} style={{ ...turned, ...style }}>
      <ScrollAnchor scroller={scroller}>{children}</ScrollAnchor>
    </Frame>
  );
}
