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

const drawn = () => [...document.querySelectorAll<HTMLElement>('[data-index]')];
const indexOf = (item: HTMLElement) => Number(item.dataset['index']);
/** As they are seen, whatever their order in the document is. */
const seen = () => drawn().toSorted((a, b) => indexOf(a) - indexOf(b));
const indices = () => seen().map(indexOf);

async function scrollTo(top: number): Promise<void> {
  await act(async () => {
    globalThis.scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

test('a short grid is drawn whole', () => {
  render(<Grid count={48} />);
  expect(drawn()).toHaveLength(48);
});

test('of a long grid only what is in sight is drawn, and the page is as long as all of it', async () => {
  render(<Grid count={10_000} />);
  const most = (Math.ceil(innerHeight / PITCH) + 3) * COLUMNS;
  expect(drawn().length).toBeLessThanOrEqual(most);
  expect(screen.getByRole('list').getBoundingClientRect().height).toBe((10_000 / COLUMNS) * PITCH);
  await scrollTo(300 * PITCH);
  expect(indices()).toContain(300 * COLUMNS);
  expect(drawn().length).toBeLessThanOrEqual(most);
  expect(screen.getByText(`Person ${300 * COLUMNS}`).getBoundingClientRect().top).toBeCloseTo(
    document.querySelector('ul')!.getBoundingClientRect().top + 300 * PITCH,
  );
});

test('wherever it is scrolled to, all that is in sight is drawn, each once and in order', async () => {
  render(<Grid count={4001} />);
  for (const row of [0, 1, 7, 8, 400, 399, 398, 12, 999, 1000]) {
    await scrollTo(row * PITCH);
    const all = indices();
    expect(all).toEqual(all.map((_, place) => all[0]! + place));
    const boxes = seen().map((item) => item.getBoundingClientRect());
    expect(
      boxes.every(({ top, left }, at) => at === 0 || top > boxes[at - 1]!.top || left > boxes[at - 1]!.left),
    ).toBe(true);
    expect(boxes[0]!.top).toBeLessThanOrEqual(
      Math.max(0, document.querySelector('ul')!.getBoundingClientRect().top),
    );
    expect(all.at(-1) === 4000 || boxes.at(-1)!.bottom >= innerHeight).toBe(true);
  }
});

test('an element that goes out of sight is used again for an item that comes', async () => {
  render(<Grid count={10_000} />);
  await scrollTo(20 * PITCH);
  const before = new Set(drawn());
  await scrollTo(21 * PITCH);
  expect(drawn().filter((item) => !before.has(item))).toHaveLength(0);
});

test('while cards fly past none is moved in the document, and at rest they stand in their order', async () => {
  render(<Grid count={10_000} />);
  // However slow the machine is, the scrolling goes on.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await scrollTo(20 * PITCH);
  const before = drawn();
  await scrollTo(21 * PITCH);
  expect(drawn()).toEqual(before);
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
  await expect.poll(() => drawn().map(indexOf)).toEqual(indices());
});

test('whoever has the focus in the grid tabs through it in its order, also while it is scrolled', async () => {
  render(<Grid count={10_000} />);
  seen()[4]!.querySelector('a')!.focus();
  await scrollTo(2 * PITCH);
  expect(drawn().map(indexOf)).toEqual(indices());
});

test('says of each item which one of how many it is', () => {
  render(<Grid count={100} />);
  expect(drawn()[5]!.getAttribute('aria-posinset')).toBe('6');
  expect(drawn()[5]!.getAttribute('aria-setsize')).toBe('100');
});

test('more items leave what is in sight where it is', async () => {
  const { rerender } = render(<Grid count={400} />);
  await scrollTo(30 * PITCH);
  const [first] = indices();
  const top = seen()[0]!.getBoundingClientRect().top;
  rerender(<Grid count={412} />);
  expect([indices()[0], seen()[0]!.getBoundingClientRect().top]).toEqual([first, top]);
});

test('one item fewer leaves those in sight where they are, also at the end', async () => {
  const { rerender } = render(<Grid count={402} />);
  await scrollTo(101 * PITCH);
  const { top } = seen()[0]!.getBoundingClientRect();
  const before = indices();
  rerender(<Grid count={401} />);
  expect([seen()[0]!.getBoundingClientRect().top, indices()]).toEqual([top, before.slice(0, -1)]);
});

test('where all there are now were scrolled past, the page is as long as they are and none in sight is missing', async () => {
  const { rerender } = render(<Grid count={4000} />);
  await scrollTo(900 * PITCH);
  rerender(<Grid count={60} />);
  await scrollTo(globalThis.scrollY);
  expect(screen.getByRole('list').getBoundingClientRect().height).toBe((60 / COLUMNS) * PITCH);
  await scrollTo(60 * PITCH);
  expect(indices().at(-1)).toBe(59);
});

test('arrow keys move in two dimensions, from like to like and from name to name', async () => {
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

test('arrow keys go on past what was drawn, row by row', async () => {
  render(<Grid count={1000} />);
  screen.getByRole('link', { name: 'Person 2' }).focus();
  for (let row = 1; row <= 12; row += 1) {
    await userEvent.keyboard('{ArrowDown}');
    await scrollTo(globalThis.scrollY);
    expect(document.activeElement?.textContent).toBe(`Person ${2 + row * COLUMNS}`);
  }
});
