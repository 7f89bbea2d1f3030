import type { Message } from '@meetcute/contract';
import { visibleChunks, reachIntoFirst, type ChunkWindow, type Viewport } from '@meetcute/core';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createHeights, type ChunkHeights } from './heights.ts';
import { isScrolledUp } from './ScrollAnchor.tsx';
import type { DisplayChunk } from './display-chunks.ts';
import { useIncoming } from './useIncoming.ts';

/** Options of `useConversationLog`. */
export interface ConversationLogOptions<Chunk> {
  /** Chunks of messages, oldest first, from `useMessageChunks`. */
  chunks: readonly Chunk[];
  /** Stored messages, oldest first; undefined until loaded. */
  messages: readonly Message[] | undefined;
  /** Profile id of the reader. */
  viewerId: string;
  /** Id of the viewer's last pending message. A new id scrolls to the newest message. Default: none. */
  sent?: string | undefined;
  /**
   * Called to load older messages when the reader is within one screen of the oldest. Pass null if there are none, while
   * they load and after a failure. Default: null.
   */
  onOlder?: (() => void) | null;
}

/** Range of chunks to render, possibly with only the last messages of the first one. */
export interface DrawnWindow extends ChunkWindow {
  /** Approximate number of messages of the first chunk to render. Default: all. */
  readonly part?: number | undefined;
}

/** Virtualized conversation, returned by `useConversationLog`. Pass it to `Conversation.Root` and `Conversation.Chunks`. */
export interface ConversationLog<Chunk = DisplayChunk> {
  /** All chunks, oldest first. */
  chunks: readonly Chunk[];
  /** Range of chunks to render. */
  window: DrawnWindow;
  /** Measured and estimated heights of the chunks. */
  heights: ChunkHeights;
  /** Ref for the scroll container; `Conversation.Root` sets it. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Whether the reader has scrolled up, away from the newest message. */
  isAway: boolean;
  /** Number of messages by others that arrived while the reader was scrolled up. */
  unseen: number;
  /** Latest messages by others, to announce, oldest first; empty until some arrive. */
  incoming: readonly Message[];
  /**
   * Scrolls to the newest message. Render a button for it next to the log, in the same parent element. The log takes the
   * focus when the focused button is removed.
   */
  showNewest: () => void;
}

/** Visible range, and the chunks that were rendered when it was scrolled to. */
interface ScrolledViewport extends Viewport {
  readonly among?: unknown;
}

/** Size of a phone screen, used until the page is measured. */
const START: ScrolledViewport = { distance: 0, height: 800 };

const isSame = (a: DrawnWindow, b: DrawnWindow) =>
  a.first === b.first && a.end === b.end && a.part === b.part;

const viewportOf = ({ scrollTop, clientHeight }: Element): Viewport => ({
  distance: Math.max(0, -scrollTop),
  height: clientHeight,
});

/** Whether at most one screen is left above the visible range. */
const isNearStart = ({ scrollHeight, scrollTop, clientHeight }: Element): boolean =>
  scrollHeight + scrollTop - clientHeight < clientHeight;

/** Tracks the scroll position: the chunks to render, and whether it is near the newest or the oldest message. */
function useScrollPosition<Chunk extends Pick<DisplayChunk, 'key' | 'size'>>(
  scroller: RefObject<HTMLDivElement | null>,
  chunks: readonly Chunk[],
  onOlder: (() => void) | null,
) {
  const [heights] = useState(createHeights);
  const [viewport, setViewport] = useState(START);
  const [isAway, setIsAway] = useState(false);
  const windowAt = (scrolledViewport: ScrolledViewport): DrawnWindow => {
    const chunkHeights = chunks.map(heights.heightOf);
    const window = visibleChunks(chunkHeights, scrolledViewport);
    const first = chunks[window.first];
    // While scrolling, the rest is needed at once, so a partial chunk would only cause extra renders.
    const canBegin = scrolledViewport.among !== chunks;
    return {
      ...window,
      part: first && heights.partOf(first, reachIntoFirst(window, chunkHeights, scrolledViewport), canBegin),
    };
  };
  const window = windowAt(viewport);
  const update = (element: HTMLElement) => {
    const next = { ...viewportOf(element), among: chunks };
    setIsAway(isScrolledUp(element));
    // Chunks may load later, so remember a distant position even if the window stays the same.
    const isFar = Math.abs(next.distance - viewport.distance) > next.height / 2;
    if (isFar || !isSame(window, windowAt(next))) setViewport(next);
    if (onOlder && isNearStart(element)) onOlder();
  };
  const latest = useRef(update);
  useLayoutEffect(() => {
    latest.current = update;
  });
  useEffect(() => {
    const { current: element } = scroller;
    if (!element) return undefined;
    // Render synchronously, so that messages appear in the same frame as the scroll.
    const onScroll = () => flushSync(() => latest.current(element));
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== width) heights.forget();
      width = element.clientWidth;
      setViewport(viewportOf(element));
    });
    observer.observe(element);
    const unwatch = heights.watch(() => latest.current(element));
    element.addEventListener('scroll', onScroll, { passive: true });
    // The reader of a page from the server may have scrolled before this ran.
    if (isScrolledUp(element)) latest.current(element);
    return () => {
      observer.disconnect();
      unwatch();
      element.removeEventListener('scroll', onScroll);
    };
  }, [heights, scroller]);
  return { window, heights, isAway };
}

/**
 * Virtualizes a conversation. It starts at the newest message, follows new messages while the reader is there, and keeps
 * the position otherwise. Renders only the visible chunks and calls `onOlder` near the oldest message.
 */
export function useConversationLog<Chunk extends Pick<DisplayChunk, 'key' | 'size'>>({
  chunks,
  messages,
  viewerId,
  sent,
  onOlder = null,
}: ConversationLogOptions<Chunk>): ConversationLog<Chunk> {
  const scroller = useRef<HTMLDivElement>(null);
  const { window, heights, isAway } = useScrollPosition(scroller, chunks, onOlder);
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
