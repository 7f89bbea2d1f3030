import type { ChatItem } from '@meetcute/contract';
import { windowOf, type GridWindow } from '@meetcute/core';
import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Chats up to which a list is drawn whole. */
const WHOLE = 40;

/** A line of the list that is drawn. */
export interface ChatListRow {
  chat: ChatItem;
  /** For the line's element, a `li`. */
  rowProps: { 'aria-posinset': number; 'aria-setsize': number; style?: CSSProperties };
}

/** A list of chats: which of them to draw, and the room that stands in for the others. Handed to `ChatListRoot`. */
export interface ChatList {
  ref: RefObject<HTMLUListElement | null>;
  rows: readonly ChatListRow[];
  /** Pixels of room above and below the lines. */
  before: number;
  after: number;
}

interface LineWindow extends GridWindow {
  readonly pitch: number;
}

const isSame = (a: LineWindow | null, b: LineWindow) =>
  a !== null && a.first === b.first && a.end === b.end && a.after === b.after && a.pitch === b.pitch;

/** Pixels from a line to the next, on average; 0 where too few are drawn. The outer ones may stand apart. */
function pitchOf({ children }: HTMLElement): number {
  const [second, secondLast] = [children[1], children[children.length - 2]];
  if (!second || !secondLast || children.length < 4) return 0;
  const way = secondLast.getBoundingClientRect().top - second.getBoundingClientRect().top;
  return way / (children.length - 3);
}

/** The lines of a window, and the one with the focus wherever it is: who looks around comes back to it with the next key. */
function linesOf(
  chats: readonly ChatItem[],
  { first, end, before, after, pitch }: LineWindow,
  focused: string | null,
): Pick<ChatList, 'rows' | 'before' | 'after'> {
  const line = (chat: ChatItem, index: number, style?: CSSProperties): ChatListRow => ({
    chat,
    rowProps: { 'aria-posinset': index + 1, 'aria-setsize': chats.length, ...(style && { style }) },
  });
  const rows = chats.slice(first, end).map((chat, index) => line(chat, first + index));
  const at = focused === null ? -1 : chats.findIndex(({ conversation }) => conversation.id === focused);
  const kept = chats[at];
  if (kept && at < first) {
    const alone = line(kept, at, { marginBlockEnd: (first - at - 1) * pitch });
    return { rows: [alone, ...rows], before: at * pitch, after };
  }
  if (kept && at >= end) {
    const alone = line(kept, at, { marginBlockStart: (at - end) * pitch });
    return { rows: [...rows, alone], before, after: (chats.length - at - 1) * pitch };
  }
  return { rows, before, after };
}

/** The chat in whose line the focus is, by conversation id; null elsewhere. */
function useFocused(ref: RefObject<HTMLElement | null>, chats: readonly ChatItem[]): string | null {
  const [focused, setFocused] = useState<string | null>(null);
  const latest = useRef(chats);
  useLayoutEffect(() => {
    latest.current = chats;
  });
  useLayoutEffect(() => {
    const { current: list } = ref;
    const onFocus = ({ target }: FocusEvent) => {
      const line = [...(list?.children ?? [])].find((each) => each.contains(target as Node));
      setFocused(latest.current[Number(line?.ariaPosInSet) - 1]?.conversation.id ?? null);
    };
    const onBlur = () => setFocused(null);
    list?.addEventListener('focusin', onFocus);
    list?.addEventListener('focusout', onBlur);
    return () => {
      list?.removeEventListener('focusin', onFocus);
      list?.removeEventListener('focusout', onBlur);
    };
  }, [ref]);
  return focused;
}

/** Draws only the lines of a long list of chats that are in sight, whatever it is scrolled by. */
export function useChatList(chats: readonly ChatItem[]): ChatList {
  const ref = useRef<HTMLUListElement>(null);
  const [window, setWindow] = useState<LineWindow | null>(null);
  const focused = useFocused(ref, chats);
  const count = chats.length;
  const isLong = count > WHOLE;
  useLayoutEffect(() => {
    const { current: list } = ref;
    if (!isLong || !list) return undefined;
    // Lines are nearly equally high; judged once, so that room does not change while one scrolls.
    const pitch = pitchOf(list);
    const follow = () => {
      const scrolled = -list.getBoundingClientRect().top;
      const next = { ...windowOf(count, { columns: 1, pitch }, scrolled, globalThis.innerHeight), pitch };
      setWindow((last) => (isSame(last, next) ? last : next));
    };
    if (pitch === 0) return undefined;
    follow();
    // What scrolls into sight is drawn within the same frame.
    const onMove = () => flushSync(follow);
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', onMove, options);
    globalThis.addEventListener('resize', onMove);
    return () => {
      document.removeEventListener('scroll', onMove, options);
      globalThis.removeEventListener('resize', onMove);
    };
  }, [count, isLong]);
  const whole = { first: 0, end: isLong ? WHOLE : count, before: 0, after: 0, pitch: 0 };
  const drawn = isLong && window && window.first < count ? window : whole;
  return { ref, ...linesOf(chats, drawn, isLong ? focused : null) };
}
