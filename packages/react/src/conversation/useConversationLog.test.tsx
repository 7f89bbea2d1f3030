import type { Message } from '@meetcute/contract';
import { act, render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage, memberWorld } from '../testing/open-page.tsx';
import { ConversationRoot } from './ConversationRoot.tsx';
import { MessageChunksRoot } from './MessageChunksRoot.tsx';
import type { DisplayChunk } from './display-chunks.ts';
import { useConversationLog } from './useConversationLog.ts';
import { useMessageChunks } from './useMessageChunks.ts';

const HEIGHT = 400;

/** Messages by two other members in turns, with ids from `first` to `last`. */
const createMessages = (first: number, last: number): Message[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    id: String(first + index),
    client_id: null,
    conversation: 'c1',
    sender: (first + index) % 3 === 0 ? 'eve' : 'ada',
    text: `Message ${first + index}`,
    sent_at: new Date(Date.UTC(2026, 0, 1, 0, first + index)).toISOString(),
    state: 'sent',
    image: null,
  }));

/** Heights differ strongly between stretches, so that one chunk is a poor estimate for another. */
const heightOf = (id: string) => 30 + (Number(id) % 700 > 350 ? 60 : 0) + (Number(id) % 7) * 9;

const renderChunk = ({ days }: DisplayChunk) => (
  <section>
    {days.flatMap(({ runs }) =>
      runs.flatMap(({ messages }) =>
        messages.map(({ id }) => (
          <p key={id} data-id={id} style={{ margin: 0, blockSize: heightOf(id) }}>
            {id}
          </p>
        )),
      ),
    )}
  </section>
);

interface LogProps {
  messages: readonly Message[];
  onOlder?: (() => void) | null;
}

function Log({ messages, onOlder = null }: LogProps) {
  const chunks = useMessageChunks({ page: { messages: [...messages] }, pending: [], viewerId: 'bob' });
  const log = useConversationLog({ chunks, messages, viewerId: 'bob', onOlder });
  return (
    <>
      <ConversationRoot log={log} style={{ blockSize: HEIGHT }}>
        <div style={{ flex: '1 0 auto' }}>
          <MessageChunksRoot log={log} renderChunk={renderChunk} />
        </div>
      </ConversationRoot>
      <output>{log.unseen}</output>
      {log.isAway && (
        <button key={log.unseen > 0 ? 'unseen' : 'seen'} onClick={log.showNewest}>
          Newest
        </button>
      )}
      <i>{log.incoming.map(({ id }) => id).join(' ')}</i>
    </>
  );
}

/** Waits until a frame is laid out and measured, which happens after its callbacks. */
const nextFrame = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

function openLog(props: LogProps) {
  const { Page } = openPage(memberWorld());
  const view = render(<Log {...props} />, { wrapper: Page });
  const scroller = view.getByRole('log');
  const find = (id: string | number) => scroller.querySelector<HTMLElement>(`[data-id="${id}"]`);
  return {
    ...view,
    scroller,
    find,
    drawn: () => scroller.querySelectorAll('p').length,
    topOf: (id: string | number) => find(id)!.getBoundingClientRect().top,
    /** Renders other messages once the current ones are measured, as a response arrives later than a frame. */
    update: async (next: LogProps) => {
      await nextFrame();
      view.rerender(<Log {...next} />);
    },
    /** Scrolls and waits for the scroll event. */
    scroll: (top: number) =>
      act(async () => {
        const scrollEvent = new Promise((resolve) => {
          scroller.addEventListener('scroll', resolve, { once: true });
        });
        scroller.scrollTop = top;
        await scrollEvent;
      }),
    /** Returns the id of the first fully visible message. */
    first: () => {
      const { top } = scroller.getBoundingClientRect();
      return [...scroller.querySelectorAll('p')].find((each) => each.getBoundingClientRect().top >= top)!
        .dataset['id']!;
    },
  };
}

test('starts a long conversation at the newest message and renders few others', () => {
  const { drawn, find, scroller } = openLog({ messages: createMessages(1, 5000) });
  const end = scroller.getBoundingClientRect().bottom;
  expect(Math.abs(find(5000)!.getBoundingClientRect().bottom - end)).toBeLessThanOrEqual(1);
  expect(drawn()).toBeLessThanOrEqual(100);
});

test('keeps the scroll position while chunks are added and removed around it', async () => {
  const { drawn, find, first, scroll, scroller, topOf } = openLog({ messages: createMessages(1, 2000) });
  await expect.poll(() => scroller.scrollHeight).toBeGreaterThan(20_000);
  await scroll(-40_000);
  for (let step = 0; step < 60; step += 1) {
    const id = first();
    const topBefore = topOf(id);
    // Scroll down through chunks with estimated heights.
    await scroll(scroller.scrollTop + 150);
    if (find(id)) expect(Math.abs(topOf(id) - topBefore + 150)).toBeLessThanOrEqual(1);
    expect(drawn()).toBeLessThanOrEqual(200);
  }
});

test('keeps the scroll position when older messages load and newer ones arrive', async () => {
  const { container, first, scroll, topOf, update } = openLog({ messages: createMessages(501, 600) });
  await scroll(-1500);
  const id = first();
  const topBefore = topOf(id);
  await update({ messages: createMessages(451, 600) });
  expect(Math.abs(topOf(id) - topBefore)).toBeLessThanOrEqual(1);
  await update({ messages: createMessages(451, 603) });
  expect(Math.abs(topOf(id) - topBefore)).toBeLessThanOrEqual(1);
  expect(container.querySelector('output')?.textContent).toBe('3');
  expect(container.querySelector('i')?.textContent).toBe('601 602 603');
});

test('renders older messages when the reader is at the top as they load', async () => {
  const { find, scroll, update } = openLog({ messages: createMessages(501, 550) });
  await scroll(-100_000);
  await update({ messages: createMessages(451, 550) });
  expect(find(500)).not.toBeNull();
});

test('renders only nearby older messages, and more while scrolling', async () => {
  const { drawn, find, scroll, scroller, topOf, update } = openLog({ messages: createMessages(501, 600) });
  await scroll(-100_000);
  const topBefore = topOf(501);
  const countBefore = drawn();
  await update({ messages: createMessages(451, 600) });
  expect(Math.abs(topOf(501) - topBefore)).toBeLessThanOrEqual(1);
  expect(find(500)).not.toBeNull();
  expect(drawn() - countBefore).toBeLessThanOrEqual(20);
  for (let id = 500; id >= 452; id -= 1) {
    await scroll(scroller.scrollTop + topOf(id) - scroller.getBoundingClientRect().top);
    expect(find(id - 1)).not.toBeNull();
  }
  expect(find(451)).not.toBeNull();
});

test('follows new messages at the bottom, and clears the unseen count on the way back to it', async () => {
  const { container, find, getByRole, scroll, scroller, update } = openLog({
    messages: createMessages(1, 100),
  });
  const isInSight = (id: number) =>
    find(id)!.getBoundingClientRect().bottom <= scroller.getBoundingClientRect().bottom + 1;
  await update({ messages: createMessages(1, 101) });
  expect(isInSight(101)).toBe(true);
  await scroll(-900);
  await update({ messages: createMessages(1, 103) });
  expect(container.querySelector('output')?.textContent).toBe('2');
  act(() => getByRole('button').click());
  await expect.poll(() => isInSight(103)).toBe(true);
  await expect.poll(() => container.querySelector('output')?.textContent).toBe('0');
});

test('moves the focus to the conversation when the focused message is unmounted by scrolling', async () => {
  const { find, scroll, scroller } = openLog({ messages: createMessages(1, 1000) });
  const message = find(1000)!;
  message.tabIndex = 0;
  act(() => message.focus());
  await scroll(-20_000);
  expect(message.isConnected).toBe(false);
  expect(document.activeElement).toBe(scroller);
  const top = scroller.scrollTop;
  await scroll(top - 20_000);
  expect(document.activeElement).toBe(scroller);
});

test('moves the focus to the conversation when the button to the newest message disappears', async () => {
  const { getByRole, queryByRole, scroll, scroller } = openLog({ messages: createMessages(1, 100) });
  await scroll(-900);
  act(() => getByRole('button').focus());
  act(() => getByRole('button').click());
  await expect.poll(() => queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(scroller);
});

test('moves the focus to the conversation when the button to the newest message is replaced', async () => {
  const { getByRole, scroll, scroller, update } = openLog({ messages: createMessages(1, 100) });
  await scroll(-900);
  const button = getByRole('button');
  act(() => button.focus());
  await update({ messages: createMessages(1, 103) });
  expect(button.isConnected).toBe(false);
  expect(document.activeElement).toBe(scroller);
});

test('does not move a focus that was outside the conversation', async () => {
  const { getByRole, scroll, scroller } = openLog({ messages: createMessages(1, 1000) });
  await scroll(-20_000);
  expect(document.activeElement).toBe(document.body);
  act(() => getByRole('button').focus());
  await scroll(-40_000);
  expect(scroller.contains(document.activeElement)).toBe(false);
});

test('loads older messages only near the oldest one', async () => {
  const onOlder = vi.fn<() => void>();
  const { scroll } = openLog({ messages: createMessages(1, 100), onOlder });
  await scroll(-900);
  expect(onOlder).not.toHaveBeenCalled();
  await scroll(-100_000);
  expect(onOlder).toHaveBeenCalled();
});

test('loads older messages for a reader who scrolled up before the page listened', async () => {
  const onOlder = vi.fn<() => void>();
  const { Page } = openPage(memberWorld());
  const stopEvent = (event: Event) => event.stopImmediatePropagation();
  document.addEventListener('scroll', stopEvent, { capture: true });
  onTestFinished(() => document.removeEventListener('scroll', stopEvent, { capture: true }));
  const scrollUp = (element: HTMLElement | null) => {
    element?.querySelector('[role="log"]')?.scrollTo({ top: -100_000 });
  };
  render(
    <div ref={scrollUp}>
      <Log messages={createMessages(1, 100)} onOlder={onOlder} />
    </div>,
    { wrapper: Page },
  );
  await expect.poll(() => onOlder.mock.calls.length).toBeGreaterThan(0);
});
