import type { Message } from '@meetcute/contract';
import { visibleChunks, reachIntoFirst, type ChunkWindow, type Viewport } from '@meetcute/core';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createHeights, type ChunkHeights } from './heights.ts';
import { isScrolledUp } from './ScrollAnchor.tsx';
import type { DisplayChunk } from './displayChunks.ts';
import { useIncoming } from './useIncoming.ts';

export interface ConversationLogOptions<Block> {
  /** Blocks of messages, oldest first, from `useMessageChunks`. */
  chunks: readonly Block[];
  /** The stored messages, oldest first; undefined while they load. */
  messages: readonly Message[] | undefined;
  /** Profile id of the reader. */
  viewerId: string;
  /** Id of one's own last message on its way, which the log goes to. Default: none. */
  sent?: string | undefined;
  /** Loads older messages as one comes near them; null where there are none, while they come and when they failed. Default: null. */
  onOlder?: (() => void) | null;
}

/** The part of a conversation that is drawn; of the first block perhaps its last messages alone. */
export interface DrawnWindow extends ChunkWindow {
  /** About how many messages of the first block are drawn. Default: all. */
  readonly part?: number | undefined;
}

/** A conversation on screen: what to draw of it, where one reads, and what came in. Handed to `ConversationRoot` and `MessageChunksRoot`. */
export interface ConversationLog<Block = DisplayChunk> {
  chunks: readonly Block[];
  window: DrawnWindow;
  heights: ChunkHeights;
  scroller: RefObject<HTMLDivElement | null>;
  /** Whether one reads further up, so that the newest message is out of view. */
  isAway: boolean;
  /** Messages of others that came in meanwhile. */
  unseen: number;
  /** Messages of others that came in last, to announce; empty until some do. */
  incoming: readonly Message[];
  /** Goes to the newest message; a button for it stands beside the log, which takes the focus when the button goes. */
  showNewest: () => void;
}

/** What is in sight, and the blocks that one has scrolled among. */
interface ScrolledViewport extends Viewport {
  readonly among?: unknown;
}

/** As a phone has it, until the page is measured. */
const START: ScrolledViewport = { distance: 0, height: 800 };

const isSame = (a: DrawnWindow, b: DrawnWindow) =>
  a.first === b.first && a.end === b.end && a.part === b.part;

const viewportOf = ({ scrollTop, clientHeight }: Element): Viewport => ({
  distance: Math.max(0, -scrollTop),
  height: clientHeight,
});

/** Whether one screen or less is left above what is in sight. */
const isNearStart = ({ scrollHeight, scrollTop, clientHeight }: Element): boolean =>
  scrollHeight + scrollTop - clientHeight < clientHeight;

/** Follows where one reads: whether it is near the newest message or the oldest, and which blocks are in sight there. */
function useReading<Block extends Pick<DisplayChunk, 'key' | 'size'>>(
  scroller: RefObject<HTMLDivElement | null>,
  chunks: readonly Block[],
  onOlder: (() => void) | null,
) {
  const [heights] = useState(createHeights);
  const [sight, setSight] = useState(START);
  const [isAway, setIsAway] = useState(false);
  const windowAt = (at: ScrolledViewport): DrawnWindow => {
    const known = chunks.map(heights.heightOf);
    const window = visibleChunks(known, at);
    const first = chunks[window.first];
    // Who scrolls comes to the rest at once, so that parts would only be drawn one after the other.
    const canBegin = at.among !== chunks;
    return { ...window, part: first && heights.partOf(first, reachIntoFirst(window, known, at), canBegin) };
  };
  const window = windowAt(sight);
  const look = (element: HTMLElement) => {
    const next = { ...viewportOf(element), among: chunks };
    setIsAway(isScrolledUp(element));
    // Blocks may come where none are yet, so that the place counts also while it changes nothing.
    const isFar = Math.abs(next.distance - sight.distance) > next.height / 2;
    if (isFar || !isSame(window, windowAt(next))) setSight(next);
    if (onOlder && isNearStart(element)) onOlder();
  };
  const latest = useRef(look);
  useLayoutEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    const { current: element } = scroller;
    if (!element) return undefined;
    // What scrolls into sight is drawn within the same frame.
    const onScroll = () => flushSync(() => latest.current(element));
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== width) heights.forget();
      width = element.clientWidth;
      setSight(viewportOf(element));
    });
    observer.observe(element);
    const unwatch = heights.watch(() => latest.current(element));
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      unwatch();
      element.removeEventListener('scroll', onScroll);
    };
  }, [heights, scroller]);
  return { window, heights, isAway };
}

/**
 * A conversation as it is read: it starts at the newest message and stays there, or where one reads; draws the blocks that
 * are in sight; and loads older messages as one comes near them.
 */
export function useConversationLog<Block extends Pick<DisplayChunk, 'key' | 'size'>>({
  chunks,
  messages,
  viewerId,
  sent,
  onOlder = null,
}: ConversationLogOptions<Block>): ConversationLog<Block> {
  const scroller = useRef<HTMLDivElement>(null);
  const { window, heights, isAway } = useReading(scroller, chunks, onOlder);
  const { latest, unseen } = useIncoming(messages, viewerId, isAway);
  const showNewest = () => scroller.current?.scrollTo({ top: 0 });
  useEffect(() => {
    if (sent !== undefined) scroller.current?.scrollTo({ top: 0 });
  }, [sent]);
  const newest = messages?.at(-1)?.id;
  useEffect(() => {
    const { current: element } = scroller;
    if (element && newest !== undefined && !isScrolledUp(element)) element.scrollTo({ top: 0 });
  }, [newest]);
  return { chunks, window, heights, scroller, isAway, unseen, incoming: latest, showNewest };
}
