import type { ChatItem } from '@meetcute/contract';
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance, type MakePart } from '../testing/describe-conformance.tsx';
import { chatWith } from '../testing/fixtures.ts';
import { ChatListRoot } from './ChatListRoot.tsx';
import { useChatList } from './useChatList.ts';

function Part({ chats, props }: { chats: readonly ChatItem[]; props: Parameters<MakePart>[0] }) {
  return <ChatListRoot {...props} list={useChatList(chats)} />;
}

const listOf =
  (chats: readonly ChatItem[]): MakePart =>
  (props) => <Part chats={chats} props={props} />;

describeConformance('ChatListRoot', listOf([chatWith()]), {
  tag: 'ul',
  states: {
    'a list with chats': { make: listOf([chatWith()]), state: { isEmpty: false }, data: {} },
    'a list without chats': { make: listOf([]), state: { isEmpty: true }, data: { empty: 'true' } },
  },
});

const many = Array.from({ length: 5000 }, (_, index) => ({
  ...chatWith(),
  conversation: { id: String(index) },
}));

function Lines({ chats }: { chats: readonly ChatItem[] }) {
  const list = useChatList(chats);
  return (
    <div data-testid="scroller" style={{ blockSize: 600, overflowY: 'auto' }}>
      <ChatListRoot list={list} style={{ margin: 0 }}>
        {list.rows.map(({ chat: { conversation }, rowProps }) => (
          <li key={conversation.id} {...rowProps} style={{ ...rowProps.style, blockSize: 84 }}>
            <a href={`#${conversation.id}`}>{conversation.id}</a>
          </li>
        ))}
      </ChatListRoot>
    </div>
  );
}

const scrollTo = (scroller: HTMLElement, top: number) =>
  act(async () => {
    const scrollEvent = new Promise((resolve) => {
      document.addEventListener('scroll', resolve, { once: true, capture: true });
    });
    scroller.scrollTop = top;
    await scrollEvent;
  });

test('renders only the visible rows of a long list and exposes positions and total size', async () => {
  const { getByTestId, getAllByRole } = render(<Lines chats={many} />);
  const scroller = getByTestId('scroller');
  expect(getAllByRole('listitem').length).toBeLessThanOrEqual(60);
  expect(scroller.scrollHeight).toBe(5000 * 84);
  await scrollTo(scroller, 2000 * 84);
  const rows = getAllByRole('listitem');
  expect(rows.length).toBeLessThanOrEqual(60);
  const row = rows.find(({ textContent }) => textContent === '2000')!;
  expect(Math.abs(row.getBoundingClientRect().top - scroller.getBoundingClientRect().top)).toBeLessThan(2);
  expect([row.ariaPosInSet, row.ariaSetSize]).toEqual(['2001', '5000']);
});

test('renders every row of a short list', () => {
  const { getAllByRole } = render(<Lines chats={many.slice(0, 30)} />);
  expect(getAllByRole('listitem')).toHaveLength(30);
});

test('keeps the focused row at its position while it is scrolled out of view or moves in the list', async () => {
  const { getByTestId, getByRole, getAllByRole, rerender } = render(<Lines chats={many} />);
  const scroller = getByTestId('scroller');
  const topOf = (id: number) => getByRole('link', { name: String(id) }).getBoundingClientRect().top;
  const { top } = scroller.getBoundingClientRect();
  await scrollTo(scroller, 100 * 84);
  const link = getByRole('link', { name: '100' });
  act(() => link.focus());
  for (const index of [2000, 0]) {
    await scrollTo(scroller, index * 84);
    expect(document.activeElement).toBe(link);
    expect(getAllByRole('listitem').length).toBeLessThanOrEqual(60);
    expect(scroller.scrollHeight).toBe(5000 * 84);
    expect(Math.abs(topOf(index) - top)).toBeLessThan(2);
    expect(Math.abs(topOf(100) - top - (100 - index) * 84)).toBeLessThan(2);
  }
  rerender(<Lines chats={[...many.slice(0, 100), ...many.slice(101), many[100]!]} />);
  expect(document.activeElement).toBe(link);
  act(() => link.blur());
  expect(link.isConnected).toBe(false);
});
