import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import type { ChunkHeights } from './heights.ts';
import type { DisplayChunk } from './display-chunks.ts';
import type { ConversationLog } from './useConversationLog.ts';

interface Sized<C> extends Pick<DisplayChunk, 'key' | 'size'> {
  /** Returns the chunk with only its last `count` messages or slightly more. Default: the chunk is always rendered whole. */
  readonly tail?: (count: number) => C;
}

/** State of the messages, passed to the `className`, `style` and `children` functions. */
export interface MessageChunksState {
  /** Whether chunks above or below are not rendered. @selector [data-cut] */
  isCut: boolean;
}

/** Props of `Conversation.Chunks`. */
export interface MessageChunksRootProps<C extends Sized<C>> extends PartProps<'div', MessageChunksState> {
  /** Conversation to render, from `useConversationLog`. @selector [data-cut] */
  log: Pick<ConversationLog<C>, 'chunks' | 'window' | 'heights'>;
  /** Renders a chunk. Pass a stable function, so that unchanged chunks are not rendered again. */
  renderChunk: (chunk: C) => ReactNode;
}

interface ChunkProps<C> {
  chunk: C;
  isPart: boolean;
  heights: ChunkHeights;
  renderChunk: (chunk: C) => ReactNode;
}

/** Renders one chunk with its own layout containment and measures it. */
function PlainChunk<C extends Sized<C>>({ chunk, isPart, heights, renderChunk }: ChunkProps<C>) {
  const frame = useRef<HTMLDivElement>(null);
  const { key, size } = chunk;
  // A layout effect, so that a new height is never attributed to the part rendered before.
  useLayoutEffect(
    () => (frame.current ? heights.observe({ key, size, isPart }, frame.current) : undefined),
    [heights, isPart, key, size],
  );
  return (
    <div data-chunk="" ref={frame} style={{ contain: 'layout style' }}>
      {renderChunk(chunk)}
    </div>
  );
}

const Chunk = memo(PlainChunk) as typeof PlainChunk;

/**
 * Unstyled messages of a conversation, a `div`. Renders the visible chunks, and placeholders of the same height for the
 * others. Only the nearest messages of the first visible chunk are rendered at first. Children follow the messages.
 */
export function MessageChunksRoot<C extends Sized<C>>({
  log: { chunks, window, heights },
  renderChunk,
  as: Frame = 'div',
  ...props
}: MessageChunksRootProps<C>) {
  const { first, end, above, below, part } = window;
  const renderedChunks = chunks.slice(first, end);
  const [whole] = renderedChunks;
  const top = (part !== undefined && whole?.tail?.(part)) || whole;
  const omittedHeight = whole && top ? heights.heightOf(whole) * (1 - top.size / whole.size) : 0;
  const isCut = renderedChunks.length < chunks.length || omittedHeight > 0;
  const { children, ...frameProps } = usePart(props, { isCut });
  return (
    <Frame {...frameProps}>
      {isCut && <div aria-hidden style={{ blockSize: above + omittedHeight }} />}
      {renderedChunks.map((chunk) => (
        <Chunk
          key={chunk.key}
          chunk={chunk === whole && top ? top : chunk}
          isPart={chunk === whole && omittedHeight > 0}
          heights={heights}
          renderChunk={renderChunk}
        />
      ))}
      {isCut && <div aria-hidden style={{ blockSize: below }} />}
      {children}
    </Frame>
  );
}
