import { withChat } from '@meetcute/core';
import type { ChatItem } from '@meetcute/contract';
import { afterPaint, afterPaints, marked } from '../../inPage/frames.ts';
import { inReact, type Shown } from '../../inPage/inReact.tsx';
import { chatsOf, written } from './chats.ts';
import { followKeys, type Keys } from './keys.ts';
import { lists } from './lists.tsx';
import { Search } from './Search.tsx';

/** Milliseconds from one message to the next. */
const PACE = 100;

const rows = () => document.querySelectorAll('[data-row]').length;

const scroller = () =>
  [...document.querySelectorAll<HTMLElement>('main *')].find(
    (element) =>
      /auto|scroll|hidden/.test(getComputedStyle(element).overflowY) &&
      element.scrollHeight > 2 * element.clientHeight,
  ) ?? document.body;

let list: Shown<ChatItem> | null = null;
let chats: readonly ChatItem[] = [];
let said = 0;
let keys: Keys | null = null;

/** Somebody writes: a chat from anywhere in the list moves to its top. */
function hear(): void {
  said += 1;
  const chat = chats[(said * 7919) % chats.length];
  if (chat) chats = withChat(chats, written(chat, chats.length + said));
  list?.show(chats);
}

/** Hears so many messages, one each 100 ms, whatever else is done. */
const hearAll = (count: number) =>
  new Promise<void>((resolve) => {
    let heard = 0;
    const timer = setInterval(() => {
      hear();
      heard += 1;
      if (heard < count) return;
      clearInterval(timer);
      resolve();
    }, PACE);
  });

/** Scrolls up and down, frame by frame, until it is stopped; that answers the most lines there were in the document. */
function scrollAround(element: HTMLElement, step: number): () => number {
  let [frame, most, isStopped] = [0, 0, false];
  const go = async (): Promise<void> => {
    element.scrollTop += frame % 240 < 120 ? step : -step;
    frame += 1;
    most = Math.max(most, rows());
    await afterPaint();
    if (!isStopped) await go();
  };
  void go();
  return () => {
    isStopped = true;
    return most;
  };
}

/** What the measuring side calls. */
const bench = {
  open: (name: string) => {
    const List = lists[name];
    if (!List) return;
    const element = document.body.appendChild(document.createElement('main'));
    list = inReact<ChatItem>(({ items }) => <Search items={items} List={List} />)(element);
  },
  show: async (count: number) => {
    chats = chatsOf(count);
    await marked(() => list?.show(chats));
    const field = document.querySelector('input');
    field?.focus();
    keys = field && followKeys(field);
  },
  hear: (count: number) => marked(() => hearAll(count)),
  /** Hears messages while the list is scrolled up and down, frame by frame; answers the most lines in the document. */
  live: async (count: number, step: number) => {
    const stop = scrollAround(scroller(), step);
    await hearAll(count);
    await afterPaints(4);
    return stop();
  },
  /** What became of the keys since the list was shown, and how many letters the field holds. */
  keys: async () => {
    await afterPaints(4);
    return { ...keys, delays: keys?.delays ?? [], value: document.querySelector('input')?.value ?? '' };
  },
};

export type Bench = typeof bench;
Object.assign(globalThis, { bench });
