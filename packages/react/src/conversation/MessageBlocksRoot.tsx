import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import type { BlockHeights } from './heights.ts';
import type { ShownBlock } from './shownBlocks.ts';
import type { ConversationLog } from './useConversationLog.ts';

interface Sized<Block> extends Pick<ShownBlock, 'key' | 'size'> {
  /** The block without its first messages. Default: it is always drawn whole. */
  readonly tail?: (count: number) => Block;
}

export interface MessageBlocksState {
  /** Whether blocks above or below are left out. @selector [data-cut] */
  isCut: boolean;
}

export interface MessageBlocksRootProps<Block extends Sized<Block>> extends PartProps<
  'div',
  MessageBlocksState
> {
  /** The conversation, from `useConversationLog`. */
  log: Pick<ConversationLog<Block>, 'blocks' | 'window' | 'heights'>;
  /** Draws a block. A function that stays the same draws only what has changed. */
  renderBlock: (block: Block) => ReactNode;
}

interface BlockProps<Block> {
  block: Block;
  isPart: boolean;
  heights: BlockHeights;
  renderBlock: (block: Block) => ReactNode;
}

/** One block, which is laid out by itself and measured. */
function PlainBlock<Block extends Sized<Block>>({ block, isPart, heights, renderBlock }: BlockProps<Block>) {
  const frame = useRef<HTMLDivElement>(null);
  const { key, size } = block;
  // At once, so that no height is taken for that of a part that stood there before.
  useLayoutEffect(
    () => (frame.current ? heights.observe({ key, size, isPart }, frame.current) : undefined),
    [heights, isPart, key, size],
  );
  return (
    <div data-block="" ref={frame} style={{ contain: 'layout style' }}>
      {renderBlock(block)}
    </div>
  );
}

const Block = memo(PlainBlock) as typeof PlainBlock;

/**
 * The messages of a conversation without a look, a div: the blocks in sight, of the first one what is near, and room in
 * place of the others. What it is given beside them stands under them.
 */
export function MessageBlocksRoot<B extends Sized<B>>({
  log: { blocks, window, heights },
  renderBlock,
  as: Frame = 'div',
  ...props
}: MessageBlocksRootProps<B>) {
  const { first, end, above, below, part } = window;
  const shown = blocks.slice(first, end);
  const [whole] = shown;
  const top = (part !== undefined && whole?.tail?.(part)) || whole;
  const left = whole && top ? heights.heightOf(whole) * (1 - top.size / whole.size) : 0;
  const isCut = shown.length < blocks.length || left > 0;
  const { children, ...drawn } = usePart(props, { isCut });
  return (
    <Frame {...drawn}>
      {isCut && <div aria-hidden style={{ blockSize: above + left }} />}
      {shown.map((block) => (
        <Block
          key={block.key}
          block={block === whole && top ? top : block}
          isPart={block === whole && left > 0}
          heights={heights}
          renderBlock={renderBlock}
        />
      ))}
      {isCut && <div aria-hidden style={{ blockSize: below }} />}
      {children}
    </Frame>
  );
}
