import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useSearchGrid } from './useSearchGrid.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  globalThis.scrollTo(0, 0);
});

const COLUMNS = 4;
const PITCH = 200;

function Grid({ count }: { count: number }) {
  const { gridProps, items } = useSearchGrid(count);
  const layout = { display: 'grid', gridTemplateColumns: 'repeat(4, 100px)', gridAutoRows: `${PITCH}px` };
  return (
    <ul {...gridProps} style={{ ...gridProps.style, ...layout, margin: 0, paddingInline: 0 }}>
      {items.map(({ index, slot, itemProps }) => (
        <li key={slot} {...itemProps}>
          <a href={`#${index}`}>Person {index}</a>
          <button type="button">Like {index}</button>
        </li>
      ))}
    </ul>
  );
}

const listItems = () => [...document.querySelectorAll<HTMLElement>('[data-index]')];
const indexOf = (item: HTMLElement) => Number(item.dataset['index']);
/** Returns the items in visual order, which may differ from the document order. */
const listInOrder = () => listItems().toSorted((a, b) => indexOf(a) - indexOf(b));
const indices = () => listInOrder().map(indexOf);

async function scrollTo(top: number): Promise<void> {
  await act(async () => {
    globalThis.scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

test('renders a short grid completely', () => {
  render(<Grid count={48} />);
  expect(listItems()).toHaveLength(48);
});

test('renders only the visible part of a long grid and keeps its full height', async () => {
  render(<Grid count={10_000} />);
  const most = (Math.ceil(innerHeight / PITCH) + 3) * COLUMNS;
  expect(listItems().length).toBeLessThanOrEqual(most);
  expect(screen.getByRole('list').getBoundingClientRect().height).toBe((10_000 / COLUMNS) * PITCH);
  await scrollTo(300 * PITCH);
  expect(indices()).toContain(300 * COLUMNS);
  expect(listItems().length).toBeLessThanOrEqual(most);
  expect(screen.getByText(`Person ${300 * COLUMNS}`).getBoundingClientRect().top).toBeCloseTo(
    document.querySelector('ul')!.getBoundingClientRect().top + 300 * PITCH,
  );
});

test('renders every visible item once and in order at any scroll position', async () => {
  render(<Grid count={4001} />);
  for (const row of [0, 1, 7, 8, 400, 399, 398, 12, 999, 1000]) {
    await scrollTo(row * PITCH);
    const all = indices();
    expect(all).toEqual(all.map((_, place) => all[0]! + place));
    const boxes = listInOrder().map((item) => item.getBoundingClientRect());
    expect(
      boxes.every(
        ({ top, left }, index) => index === 0 || top > boxes[index - 1]!.top || left > boxes[index - 1]!.left,
      ),
    ).toBe(true);
    expect(boxes[0]!.top).toBeLessThanOrEqual(
      Math.max(0, document.querySelector('ul')!.getBoundingClientRect().top),
    );
    expect(all.at(-1) === 4000 || boxes.at(-1)!.bottom >= innerHeight).toBe(true);
  }
});

test('reuses elements that leave the viewport', async () => {
  render(<Grid count={10_000} />);
  await scrollTo(20 * PITCH);
  const itemsBefore = new Set(listItems());
  await scrollTo(21 * PITCH);
  expect(listItems().filter((item) => !itemsBefore.has(item))).toHaveLength(0);
});

test('does not move elements while scrolling and restores document order afterwards', async () => {
  render(<Grid count={10_000} />);
  // Fake timers keep the scrolling going on a slow machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await scrollTo(20 * PITCH);
  const itemsBefore = listItems();
  await scrollTo(21 * PITCH);
  expect(listItems()).toEqual(itemsBefore);
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
  await expect.poll(() => listItems().map(indexOf)).toEqual(indices());
});

test('keeps document order while scrolling when the focus is in the grid', async () => {
  render(<Grid count={10_000} />);
  listInOrder()[4]!.querySelector('a')!.focus();
  await scrollTo(2 * PITCH);
  expect(listItems().map(indexOf)).toEqual(indices());
});

test('sets the position and set size of each item', () => {
  render(<Grid count={100} />);
  expect(listItems()[5]!.getAttribute('aria-posinset')).toBe('6');
  expect(listItems()[5]!.getAttribute('aria-setsize')).toBe('100');
});

test('keeps visible items in place when items are added', async () => {
  const { rerender } = render(<Grid count={400} />);
  await scrollTo(30 * PITCH);
  const [first] = indices();
  const top = listInOrder()[0]!.getBoundingClientRect().top;
  rerender(<Grid count={412} />);
  expect([indices()[0], listInOrder()[0]!.getBoundingClientRect().top]).toEqual([first, top]);
});

test('keeps visible items in place when one is removed, also at the end', async () => {
  const { rerender } = render(<Grid count={402} />);
  await scrollTo(101 * PITCH);
  const { top } = listInOrder()[0]!.getBoundingClientRect();
  const indicesBefore = indices();
  rerender(<Grid count={401} />);
  expect([listInOrder()[0]!.getBoundingClientRect().top, indices()]).toEqual([
    top,
    indicesBefore.slice(0, -1),
  ]);
});

test('renders a list that becomes much shorter than the scroll position', async () => {
  const { rerender } = render(<Grid count={4000} />);
  await scrollTo(900 * PITCH);
  rerender(<Grid count={60} />);
  await scrollTo(globalThis.scrollY);
  expect(screen.getByRole('list').getBoundingClientRect().height).toBe((60 / COLUMNS) * PITCH);
  await scrollTo(60 * PITCH);
  expect(indices().at(-1)).toBe(59);
});

test('moves with arrow keys in two dimensions between the same controls', async () => {
  render(<Grid count={20} />);
  screen.getByRole('link', { name: 'Person 0' }).focus();
  const walk = async (...keys: string[]) => {
    for (const key of keys) await userEvent.keyboard(`{${key}}`);
    return document.activeElement?.textContent;
  };
  expect(await walk('ArrowRight', 'ArrowDown')).toBe('Person 5');
  expect(await walk('End')).toBe('Person 7');
  expect(await walk('ArrowUp', 'ArrowUp')).toBe('Person 3');
  await userEvent.tab();
  expect(await walk('ArrowDown')).toBe('Like 7');
  expect(await walk('Home')).toBe('Like 4');
});

test('moves with arrow keys row by row past the rendered items', async () => {
  render(<Grid count={1000} />);
  screen.getByRole('link', { name: 'Person 2' }).focus();
  for (let row = 1; row <= 12; row += 1) {
    await userEvent.keyboard('{ArrowDown}');
    await scrollTo(globalThis.scrollY);
    expect(document.activeElement?.textContent).toBe(`Person ${2 + row * COLUMNS}`);
  }
});
