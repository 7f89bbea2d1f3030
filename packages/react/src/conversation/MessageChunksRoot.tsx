import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import type { ChunkHeights } from './heights.ts';
import type { DisplayChunk } from './displayChunks.ts';
import type { ConversationLog } from './useConversationLog.ts';

interface Sized<Block> extends Pick<DisplayChunk, 'key' | 'size'> {
  /** The block without its first messages. Default: it is always drawn whole. */
  readonly tail?: (count: number) => Block;
}

export interface MessageChunksState {
  /** Whether blocks above or below are left out. @selector [data-cut] */
  isCut: boolean;
}

export interface MessageChunksRootProps<Block extends Sized<Block>> extends PartProps<
  'div',
  MessageChunksState
> {
  /** The conversation, from `useConversationLog`. */
  log: Pick<ConversationLog<Block>, 'chunks' | 'window' | 'heights'>;
  /** Draws a block. A function that stays the same draws only what has changed. */
  renderChunk: (chunk: Block) => ReactNode;
}

interface ChunkProps<Block> {
  chunk: Block;
  isPart: boolean;
  heights: ChunkHeights;
  renderChunk: (chunk: Block) => ReactNode;
}

/** One block, which is laid out by itself and measured. */
function PlainChunk<Block extends Sized<Block>>({ chunk, isPart, heights, renderChunk }: ChunkProps<Block>) {
  const frame = useRef<HTMLDivElement>(null);
  const { key, size } = chunk;
  // At once, so that no height is taken for that of a part that stood there before.
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
 * The messages of a conversation without a look, a div: the blocks in sight, of the first one what is near, and room in
 * place of the others. What it is given beside them stands under them.
 */
export function MessageChunksRoot<B extends Sized<B>>({
  log: { chunks, window, heights },
  renderChunk,
  as: Frame = 'div',
  ...props
}: MessageChunksRootProps<B>) {
  const { first, end, above, below, part } = window;
  const shown = chunks.slice(first, end);
  const [whole] = shown;
  const top = (part !== undefined && whole?.tail?.(part)) || whole;
  const left = whole && top ? heights.heightOf(whole) * (1 - top.size / whole.size) : 0;
  const isCut = shown.length < chunks.length || left > 0;
  const { children, ...drawn } = usePart(props, { isCut });
  return (
    <Frame {...drawn}>
      {isCut && <div aria-hidden style={{ blockSize: above + left }} />}
      {shown.map((chunk) => (
        <Chunk
          key={chunk.key}
          chunk={chunk === whole && top ? top : chunk}
          isPart={chunk === whole && left > 0}
          heights={heights}
          renderChunk={renderChunk}
        />
      ))}
      {isCut && <div aria-hidden style={{ blockSize: below }} />}
      {children}
    </Frame>
  );
}
