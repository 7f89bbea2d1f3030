import { withChat } from '@meetcute/core';
import type { ChatItem } from '@meetcute/contract';
import { afterPaint, afterPaints, marked } from '../../inPage/frames.ts';
import { inReact, type Shown } from '../../inPage/inReact.tsx';
import { chatsOf, written } from './chats.ts';
import { followKeys, type Keys } from './keys.ts';
import { lists } from './lists.tsx';
import { Search } from './Search.tsx';

/** Milliseconds between two messages. */
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
let messageCount = 0;
let keys: Keys | null = null;

/** Simulates an incoming message: a chat from anywhere in the list moves to the top. */
function receiveMessage(): void {
  messageCount += 1;
  const chat = chats[(messageCount * 7919) % chats.length];
  if (chat) chats = withChat(chats, written(chat, chats.length + messageCount));
  list?.show(chats);
}

/** Simulates a number of messages, one every 100 ms. */
const receiveMessages = (count: number) =>
  new Promise<void>((resolve) => {
    let received = 0;
    const timer = setInterval(() => {
      receiveMessage();
      received += 1;
      if (received < count) return;
      clearInterval(timer);
      resolve();
    }, PACE);
  });

/**
 * Scrolls up and down frame by frame. Returns a function that stops and returns the maximum number of rows in
 * the document.
 */
function scrollAround(element: HTMLElement, step: number): () => number {
  let [frame, maxRows, isStopped] = [0, 0, false];
  const scrollOn = async (): Promise<void> => {
    element.scrollTop += frame % 240 < 120 ? step : -step;
    frame += 1;
    maxRows = Math.max(maxRows, rows());
    await afterPaint();
    if (!isStopped) await scrollOn();
  };
  void scrollOn();
  return () => {
    isStopped = true;
    return maxRows;
  };
}

/** Functions that the measurement calls. */
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
  receive: (count: number) => marked(() => receiveMessages(count)),
  /**
   * Receives messages while the list scrolls frame by frame. Returns the maximum number of rows in the
   * document.
   */
  live: async (count: number, step: number) => {
    const stop = scrollAround(scroller(), step);
    await receiveMessages(count);
    await afterPaints(4);
    return stop();
  },
  /** Returns the delays of keys since the list was shown, and the value of the field. */
  keys: async () => {
    await afterPaints(4);
    return { ...keys, delays: keys?.delays ?? [], value: document.querySelector('input')?.value ?? '' };
  },
};

export type Bench = typeof bench;
Object.assign(globalThis, { bench });
