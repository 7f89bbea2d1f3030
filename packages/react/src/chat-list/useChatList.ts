import type { ChatItem } from '@meetcute/contract';
import { windowOf, type GridWindow } from '@meetcute/core';
import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Number of chats up to which every row is rendered. */
const MAX_UNVIRTUALIZED = 40;

/** Row of a chat list to render. */
export interface ChatListRow {
  /** Chat that the row shows. */
  chat: ChatItem;
  /** Props for the row's `li`: its position in the full list and, if needed, a margin in pixels. */
  rowProps: { 'aria-posinset': number; 'aria-setsize': number; style?: CSSProperties };
}

/** Virtualized chat list, returned by `useChatList`. Pass it to `ChatList.Root`. */
export interface UseChatListResult {
  /** Ref for the list element; `ChatList.Root` sets it. */
  ref: RefObject<HTMLUListElement | null>;
  /** Rows to render, in order. */
  rows: readonly ChatListRow[];
  /** Height of the rows that are not rendered above, in pixels. */
  before: number;
  /** Height of the rows that are not rendered below, in pixels. */
  after: number;
}

interface RowWindow extends GridWindow {
  readonly pitch: number;
}

const isSame = (a: RowWindow | null, b: RowWindow) =>
  a !== null && a.first === b.first && a.end === b.end && a.after === b.after && a.pitch === b.pitch;

/** Returns the average distance between rows in pixels; 0 with fewer than four. Outer rows may have extra margins. */
function pitchOf({ children }: HTMLElement): number {
  const [second, secondLast] = [children[1], children[children.length - 2]];
  if (!second || !secondLast || children.length < 4) return 0;
  const distance = secondLast.getBoundingClientRect().top - second.getBoundingClientRect().top;
  return distance / (children.length - 3);
}

/** Returns the rows of a window and the focused row wherever it is, so that scrolling does not lose the focus. */
function rowsOf(
  chats: readonly ChatItem[],
  { first, end, before, after, pitch }: RowWindow,
  focusedId: string | null,
): Pick<UseChatListResult, 'rows' | 'before' | 'after'> {
  const row = (chat: ChatItem, index: number, style?: CSSProperties): ChatListRow => ({
    chat,
    rowProps: { 'aria-posinset': index + 1, 'aria-setsize': chats.length, ...(style && { style }) },
  });
  const rows = chats.slice(first, end).map((chat, index) => row(chat, first + index));
  const focusedIndex =
    focusedId === null ? -1 : chats.findIndex(({ conversation }) => conversation.id === focusedId);
  const focusedChat = chats[focusedIndex];
  if (focusedChat && focusedIndex < first) {
    const alone = row(focusedChat, focusedIndex, { marginBlockEnd: (first - focusedIndex - 1) * pitch });
    return { rows: [alone, ...rows], before: focusedIndex * pitch, after };
  }
  if (focusedChat && focusedIndex >= end) {
    const alone = row(focusedChat, focusedIndex, { marginBlockStart: (focusedIndex - end) * pitch });
    return { rows: [...rows, alone], before, after: (chats.length - focusedIndex - 1) * pitch };
  }
  return { rows, before, after };
}

/** Returns the conversation id of the row that contains the focus; null if there is none. */
function useFocused(ref: RefObject<HTMLElement | null>, chats: readonly ChatItem[]): string | null {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const latest = useRef(chats);
  useLayoutEffect(() => {
    latest.current = chats;
  });
  useLayoutEffect(() => {
    const { current: list } = ref;
    const onFocus = ({ target }: FocusEvent) => {
      const row = [...(list?.children ?? [])].find((each) => each.contains(target as Node));
      setFocusedId(latest.current[Number(row?.ariaPosInSet) - 1]?.conversation.id ?? null);
    };
    const onBlur = () => setFocusedId(null);
    list?.addEventListener('focusin', onFocus);
    list?.addEventListener('focusout', onBlur);
    return () => {
      list?.removeEventListener('focusin', onFocus);
      list?.removeEventListener('focusout', onBlur);
    };
  }, [ref]);
  return focusedId;
}

/**
 * Virtualizes a list of chats. Lists of more than 40 chats render only the visible rows and the focused one, whichever
 * element scrolls. The rows should have nearly equal heights.
 */
export function useChatList(chats: readonly ChatItem[]): UseChatListResult {
  const ref = useRef<HTMLUListElement>(null);
  const [window, setWindow] = useState<RowWindow | null>(null);
  const focusedId = useFocused(ref, chats);
  const count = chats.length;
  const isLong = count > MAX_UNVIRTUALIZED;
  useLayoutEffect(() => {
    const { current: list } = ref;
    if (!isLong || !list) return undefined;
    // Rows have nearly equal heights. Measure once, so that the padding does not change while scrolling.
    const pitch = pitchOf(list);
    const updateWindow = () => {
      const scrollOffset = -list.getBoundingClientRect().top;
      const next = { ...windowOf(count, { columns: 1, pitch }, scrollOffset, globalThis.innerHeight), pitch };
      setWindow((last) => (isSame(last, next) ? last : next));
    };
    if (pitch === 0) return undefined;
    updateWindow();
    // Render synchronously, so that rows appear in the same frame as the scroll.
    const onMove = () => flushSync(updateWindow);
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', onMove, options);
    globalThis.addEventListener('resize', onMove);
    return () => {
      document.removeEventListener('scroll', onMove, options);
      globalThis.removeEventListener('resize', onMove);
    };
  }, [count, isLong]);
  const whole = { first: 0, end: isLong ? MAX_UNVIRTUALIZED : count, before: 0, after: 0, pitch: 0 };
  const rowWindow = isLong && window && window.first < count ? window : whole;
  return { ref, ...rowsOf(chats, rowWindow, isLong ? focusedId : null) };
}
