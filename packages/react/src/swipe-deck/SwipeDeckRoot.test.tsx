import { createI18n } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test } from 'vitest';
import { profileWith } from '../testing/fixtures.ts';
import { SwipeButtonRoot } from './SwipeButtonRoot.tsx';
import { SwipeCardRoot } from './SwipeCardRoot.tsx';
import { SwipeDeckRoot } from './SwipeDeckRoot.tsx';
import { useSwipeDeck } from './useSwipeDeck.ts';

const i18n = createI18n({ locale: 'en', messages: await catalogue('en') });

const people = ['Ada', 'Bea', 'Cleo', 'Dora', 'Eve'].map((name, index) =>
  profileWith({ id: `${index}`, name }),
);

let done: string[] = [];

function Deck({ canLike = true }: { canLike?: boolean }) {
  const deck = useSwipeDeck({
    profiles: people,
    onLike: canLike ? ({ name }) => done.push(`like ${name}`) : null,
    onSkip: ({ name }) => done.push(`skip ${name}`),
    onUndo: ({ name }, move) => done.push(`undo ${move} ${name}`),
  });
  return (
    <SwipeDeckRoot deck={deck} data-testid="deck">
      <input aria-label="Elsewhere" />
      <div>
        {deck.cards.map((card) => (
          <SwipeCardRoot key={card.profile.id} card={card} style={{ width: 300, height: 200 }}>
            <a href="#profile">{card.profile.name}</a>
          </SwipeCardRoot>
        ))}
      </div>
      <SwipeButtonRoot move="undo">Undo</SwipeButtonRoot>
      <SwipeButtonRoot move="skip">Skip</SwipeButtonRoot>
      <SwipeButtonRoot move="like">Like</SwipeButtonRoot>
    </SwipeDeckRoot>
  );
}

const open = (props: { canLike?: boolean } = {}) =>
  render(
    <I18nextProvider i18n={i18n}>
      <Deck {...props} />
    </I18nextProvider>,
  );

/** Returns the name on the top card; null for an empty deck. */
const top = () => document.querySelector('[data-place="top"]')?.getAttribute('aria-label') ?? null;
const topCard = () => document.querySelector<HTMLElement>('[data-place="top"]')!;
const button = (name: string) => screen.getByRole('button', { name });
const readAnnouncement = () => screen.getByRole('status').textContent;

/** Drags the top card with a pointer through the given offsets in pixels and releases it. */
function drag(
  steps: readonly (readonly [x: number, y: number])[],
  end: 'pointerup' | 'pointercancel' = 'pointerup',
) {
  const card = topCard();
  const event = (type: string, x: number, y: number) =>
    new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientX: x, clientY: y });
  // Chromium refuses to capture synthetic pointers.
  card.setPointerCapture = () => undefined;
  fireEvent(card, event('pointerdown', 100, 100));
  for (const [x, y] of steps) fireEvent(card, event('pointermove', 100 + x, 100 + y));
  const [x, y] = steps.at(-1) ?? [0, 0];
  fireEvent(card, event(end, 100 + x, 100 + y));
}

beforeEach(() => {
  done = [];
});

test('likes with the right arrow key, skips with the left one, undoes with Backspace and Ctrl+Z', async () => {
  open();
  const user = userEvent.setup();
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect([top(), done]).toEqual(['Cleo', ['like Ada', 'skip Bea']]);
  await user.keyboard('{Backspace}{Control>}z{/Control}');
  expect([top(), done.slice(2)]).toEqual(['Ada', ['undo skip Bea', 'undo like Ada']]);
});

test('ignores repeated keys, modified keys and typing in fields', async () => {
  open();
  fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true });
  fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox'), 'a{ArrowLeft}{Backspace}');
  expect([top(), done]).toEqual(['Ada', []]);
});

test('ignores keys while the focus is outside of the deck', () => {
  open();
  const outerButton = document.body.appendChild(document.createElement('button'));
  fireEvent.keyDown(outerButton, { key: 'ArrowRight' });
  outerButton.remove();
  expect(top()).toBe('Ada');
});

test('keeps the focus on buttons and ignores presses of disabled ones', async () => {
  open();
  const user = userEvent.setup();
  await user.click(button('Undo'));
  expect(button('Undo').ariaDisabled).toBe('true');
  for (let press = 0; press < 6; press += 1) await user.click(button('Like'));
  expect(done).toEqual(people.map(({ name }) => `like ${name}`));
  expect([top(), document.activeElement, button('Like').ariaDisabled]).toEqual([
    null,
    button('Like'),
    'true',
  ]);
  await user.click(button('Undo'));
  expect(top()).toBe('Eve');
});

test('moves the focus from a leaving card to the next one, and from the last one to the undo button', async () => {
  open();
  const user = userEvent.setup();
  within(topCard()).getByRole('link').focus();
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('Bea');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect([top(), document.activeElement]).toEqual([null, button('Undo')]);
});

test('announces the action and the new top card, with the fictional label', async () => {
  people[1]!.fictional = true;
  open();
  expect(readAnnouncement()).toBe('');
  const user = userEvent.setup();
  await user.keyboard('{ArrowRight}');
  expect(readAnnouncement()).toBe('You liked Ada. On top now: Bea, 34, Utrecht, Fictional profile.');
  people[1]!.fictional = false;
  await user.keyboard('{Backspace}');
  expect(readAnnouncement()).toContain('Ada is back.');
});

test('makes all cards but the top one inert', () => {
  open();
  const cards = [...document.querySelectorAll<HTMLElement>('article')];
  expect(cards.map(({ inert, dataset }) => [dataset['place'], inert])).toEqual([
    ['top', false],
    ['next', true],
    ['under', true],
  ]);
});

test('removes a card that has left', async () => {
  open();
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(document.querySelector('[data-place="gone"]')?.getAttribute('aria-label')).toBe('Ada');
  await expect.poll(() => document.querySelector('[data-place="gone"]')).toBeNull();
});

test('likes a card swiped far to the right and skips one swiped far to the left', () => {
  open();
  drag([
    [20, 0],
    [130, 4],
  ]);
  drag([
    [-20, 0],
    [-130, 4],
  ]);
  expect([top(), done]).toEqual(['Cleo', ['like Ada', 'skip Bea']]);
});

test('exposes the drag offset in CSS variables and resets a cancelled drag', () => {
  open();
  const card = topCard();
  fireEvent(
    card,
    new PointerEvent('pointerdown', { isPrimary: true, pointerId: 1, clientX: 0, bubbles: true }),
  );
  card.setPointerCapture = () => undefined;
  fireEvent(
    card,
    new PointerEvent('pointermove', { isPrimary: true, pointerId: 1, clientX: 52, bubbles: true }),
  );
  expect([card.dataset['dragged'], card.style.getPropertyValue('--swipe-x')]).toEqual(['true', '52px']);
  expect(Number(card.style.getPropertyValue('--swipe-turn'))).toBeCloseTo(52 / 105, 2);
  fireEvent(
    card,
    new PointerEvent('pointercancel', { isPrimary: true, pointerId: 1, clientX: 52, bubbles: true }),
  );
  expect([card.dataset['dragged'], card.style.getPropertyValue('--swipe-x'), top()]).toEqual([
    undefined,
    '',
    'Ada',
  ]);
});

test('leaves vertical movements to scrolling and allows pinch zoom', () => {
  open();
  expect(topCard().style.touchAction).toBe('pan-y pinch-zoom');
  drag([
    [4, 30],
    [200, 60],
  ]);
  expect([top(), done]).toEqual(['Ada', []]);
});

test('blocks the click after a drag, but not the next one', () => {
  open();
  const link = within(topCard()).getByRole('link');
  drag([[20, 0]]);
  const click = () =>
    fireEvent(link, new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  expect([click(), click()]).toEqual([false, true]);
});

test('resets a swipe to the right and ignores the arrow key when liking is not possible', () => {
  open({ canLike: false });
  drag([
    [20, 0],
    [150, 0],
  ]);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect([top(), done, topCard().style.getPropertyValue('--swipe-x')]).toEqual(['Ada', [], '']);
});
