import type { Message } from '@meetcute/contract';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, memberWorld } from '../testing/openPage.tsx';
import { ConversationRoot } from './ConversationRoot.tsx';
import { MessageChunksRoot } from './MessageChunksRoot.tsx';
import type { DisplayChunk } from './displayChunks.ts';
import { useConversationLog } from './useConversationLog.ts';
import { useMessageChunks } from './useMessageChunks.ts';

const HEIGHT = 400;

/** Messages of two others in turns, each of a height of its own. */
const from = (first: number, last: number): Message[] =>
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

/** Much higher in some stretches than in others, so that a block can’t be judged by another one. */
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

/** Waits until a frame has been laid out and measured, which comes after its callbacks. */
const drawnFrame = () =>
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
    /** Gives it other messages, once what is drawn has been measured: an answer comes later than a frame. */
    update: async (next: LogProps) => {
      await drawnFrame();
      view.rerender(<Log {...next} />);
    },
    /** Scrolls, and waits until that was heard. */
    scroll: (top: number) =>
      act(async () => {
        const heard = new Promise((resolve) => {
          scroller.addEventListener('scroll', resolve, { once: true });
        });
        scroller.scrollTop = top;
        await heard;
      }),
    /** The first message that is wholly in sight. */
    first: () => {
      const { top } = scroller.getBoundingClientRect();
      return [...scroller.querySelectorAll('p')].find((each) => each.getBoundingClientRect().top >= top)!
        .dataset['id']!;
    },
  };
}

afterEach(cleanup);

test('a long conversation begins at the newest message and draws little of the rest', () => {
  const { drawn, find, scroller } = openLog({ messages: from(1, 5000) });
  const end = scroller.getBoundingClientRect().bottom;
  expect(Math.abs(find(5000)!.getBoundingClientRect().bottom - end)).toBeLessThanOrEqual(1);
  expect(drawn()).toBeLessThanOrEqual(100);
});

test('what one reads stays where it is while blocks are drawn and taken away around it', async () => {
  const { drawn, find, first, scroll, scroller, topOf } = openLog({ messages: from(1, 2000) });
  await expect.poll(() => scroller.scrollHeight).toBeGreaterThan(20_000);
  await scroll(-40_000);
  for (let step = 0; step < 60; step += 1) {
    const id = first();
    const before = topOf(id);
    // Down through blocks whose heights were only judged.
    await scroll(scroller.scrollTop + 150);
    if (find(id)) expect(Math.abs(topOf(id) - before + 150)).toBeLessThanOrEqual(1);
    expect(drawn()).toBeLessThanOrEqual(200);
  }
});

test('older messages above and newer ones below move nothing that one reads', async () => {
  const { container, first, scroll, topOf, update } = openLog({ messages: from(501, 600) });
  await scroll(-1500);
  const id = first();
  const before = topOf(id);
  await update({ messages: from(451, 600) });
  expect(Math.abs(topOf(id) - before)).toBeLessThanOrEqual(1);
  await update({ messages: from(451, 603) });
  expect(Math.abs(topOf(id) - before)).toBeLessThanOrEqual(1);
  expect(container.querySelector('output')?.textContent).toBe('3');
  expect(container.querySelector('i')?.textContent).toBe('601 602 603');
});

test('older messages are there when one has scrolled to where they come', async () => {
  const { find, scroll, update } = openLog({ messages: from(501, 550) });
  await scroll(-100_000);
  await update({ messages: from(451, 550) });
  expect(find(500)).not.toBeNull();
});

test('of older messages those near are drawn, and the others as one comes to them', async () => {
  const { drawn, find, scroll, scroller, topOf, update } = openLog({ messages: from(501, 600) });
  await scroll(-100_000);
  const before = topOf(501);
  const shown = drawn();
  await update({ messages: from(451, 600) });
  expect(Math.abs(topOf(501) - before)).toBeLessThanOrEqual(1);
  expect(find(500)).not.toBeNull();
  expect(drawn() - shown).toBeLessThanOrEqual(20);
  for (let id = 500; id >= 452; id -= 1) {
    await scroll(scroller.scrollTop + topOf(id) - scroller.getBoundingClientRect().top);
    expect(find(id - 1)).not.toBeNull();
  }
  expect(find(451)).not.toBeNull();
});

test('beside the newest message one stays with it, and the way back to it takes the count away', async () => {
  const { container, find, getByRole, scroll, scroller, update } = openLog({ messages: from(1, 100) });
  const isInSight = (id: number) =>
    find(id)!.getBoundingClientRect().bottom <= scroller.getBoundingClientRect().bottom + 1;
  await update({ messages: from(1, 101) });
  expect(isInSight(101)).toBe(true);
  await scroll(-900);
  await update({ messages: from(1, 103) });
  expect(container.querySelector('output')?.textContent).toBe('2');
  act(() => getByRole('button').click());
  await expect.poll(() => isInSight(103)).toBe(true);
  await expect.poll(() => container.querySelector('output')?.textContent).toBe('0');
});

test('who has the focus in what is scrolled away stays in the conversation', async () => {
  const { find, scroll, scroller } = openLog({ messages: from(1, 1000) });
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

test('who goes to the newest message with a key stays in the conversation', async () => {
  const { getByRole, queryByRole, scroll, scroller } = openLog({ messages: from(1, 100) });
  await scroll(-900);
  act(() => getByRole('button').focus());
  act(() => getByRole('button').click());
  await expect.poll(() => queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(scroller);
});

test('who is at the way to the newest message stays in the conversation when it changes its form', async () => {
  const { getByRole, scroll, scroller, update } = openLog({ messages: from(1, 100) });
  await scroll(-900);
  const before = getByRole('button');
  act(() => before.focus());
  await update({ messages: from(1, 103) });
  expect(before.isConnected).toBe(false);
  expect(document.activeElement).toBe(scroller);
});

test('nobody is given a focus that they did not have in the conversation', async () => {
  const { getByRole, scroll, scroller } = openLog({ messages: from(1, 1000) });
  await scroll(-20_000);
  expect(document.activeElement).toBe(document.body);
  act(() => getByRole('button').focus());
  await scroll(-40_000);
  expect(scroller.contains(document.activeElement)).toBe(false);
});

test('older messages are asked for near the oldest, not before', async () => {
  const onOlder = vi.fn<() => void>();
  const { scroll } = openLog({ messages: from(1, 100), onOlder });
  await scroll(-900);
  expect(onOlder).not.toHaveBeenCalled();
  await scroll(-100_000);
  expect(onOlder).toHaveBeenCalled();
});
