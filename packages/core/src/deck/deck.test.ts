import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cardsOf,
  DECK_AHEAD,
  DECK_MEMORY,
  deckState,
  isMoreDue,
  reduceDeck,
  type DeckChoices,
  type DeckEvent,
  type DeckSupply,
} from './deck.ts';

const people = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
const choose = (id: string, move: 'like' | 'skip' = 'skip'): DeckEvent => ({ type: 'chosen', id, move });
const applyEvents = (...events: DeckEvent[]) => events.reduce<DeckChoices>(reduceDeck, []);

test('removes a liked or skipped card from the deck and shows the next one', () => {
  const choices = applyEvents(choose('0', 'like'), choose('1'));
  expect(choices).toEqual([
    { id: '0', move: 'like' },
    { id: '1', move: 'skip' },
  ]);
  expect(ids(cardsOf(people(4), choices))).toEqual(['2', '3']);
});

test('ignores a second decision on the same profile', () => {
  expect(applyEvents(choose('0', 'like'), choose('0'))).toEqual([{ id: '0', move: 'like' }]);
});

test('undoes the last decision, one at a time, and nothing without one', () => {
  expect(applyEvents(choose('0'), choose('1'), { type: 'undone' })).toEqual([{ id: '0', move: 'skip' }]);
  expect(applyEvents(choose('0'), { type: 'undone' }, { type: 'undone' })).toEqual([]);
});

test('returns a card to the top when its like fails, whatever was decided since', () => {
  const choices = applyEvents(choose('0', 'like'), choose('1'), { type: 'returned', id: '0' });
  expect(ids(cardsOf(people(3), choices))).toEqual(['0', '2']);
});

test('starting over restores skipped profiles but not liked ones', () => {
  const choices = applyEvents(choose('0', 'like'), choose('1'), { type: 'restarted' });
  expect(ids(cardsOf(people(3), choices))).toEqual(['1', '2']);
});

test('keeps the same choices for an event without effect', () => {
  const likedChoices = applyEvents(choose('0', 'like'));
  for (const event of [choose('0'), { type: 'restarted' }, { type: 'returned', id: '9' }] as const)
    expect(reduceDeck(likedChoices, event)).toBe(likedChoices);
  const none: DeckChoices = [];
  expect(reduceDeck(none, { type: 'undone' })).toBe(none);
});

test('excludes profiles for other reasons', () => {
  expect(ids(cardsOf(people(3), [], ({ id }) => id === '1'))).toEqual(['0', '2']);
});

test('remembers only the last decisions', () => {
  const choices = applyEvents(...people(DECK_MEMORY + 5).map(({ id }) => choose(id)));
  expect(choices).toHaveLength(DECK_MEMORY);
  expect(choices[0]?.id).toBe('5');
});

test.each<[string, DeckSupply, string]>([
  ['cards', { cards: 1, status: 'failed', hasEnded: false, loaded: 12 }, 'cards'],
  ['the first cards loading', { cards: 0, status: 'loading', hasEnded: false, loaded: 0 }, 'loading'],
  [
    'all cards decided and more to load',
    { cards: 0, status: 'ready', hasEnded: false, loaded: 12 },
    'loading',
  ],
  ['no profiles at all', { cards: 0, status: 'ready', hasEnded: true, loaded: 0 }, 'empty'],
  ['no more profiles', { cards: 0, status: 'ready', hasEnded: true, loaded: 3 }, 'ended'],
  ['a fault', { cards: 0, status: 'failed', hasEnded: false, loaded: 12 }, 'failed'],
])('a deck with %s', (_, supply, state) => {
  expect(deckState(supply)).toBe(state);
});

test.each<[string, Omit<DeckSupply, 'loaded'>, boolean]>([
  ['many cards left', { cards: DECK_AHEAD + 1, status: 'ready', hasEnded: false }, false],
  ['few cards left', { cards: DECK_AHEAD, status: 'ready', hasEnded: false }, true],
  ['some loading', { cards: 0, status: 'loading', hasEnded: false }, false],
  ['the last call failed', { cards: 0, status: 'failed', hasEnded: false }, false],
  ['no more to load', { cards: 1, status: 'ready', hasEnded: true }, false],
])('whether to load more with %s', (_, supply, isDue) => {
  expect(isMoreDue(supply)).toBe(isDue);
});

type Step = 'like' | 'skip' | 'undo' | 'return' | 'restart';
const step = fc.constantFrom<Step>('like', 'skip', 'undo', 'return', 'restart');

const eventOf = (name: Step, top: string | undefined, choices: DeckChoices): DeckEvent | null => {
  if (name === 'undo') return { type: 'undone' };
  if (name === 'restart') return { type: 'restarted' };
  if (name === 'return') return choices[0] ? { type: 'returned', id: choices[0].id } : null;
  return top === undefined ? null : choose(top, name);
};

test('keeps every profile either in the deck in order or decided, never both, never twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), fc.array(step, { maxLength: 60 }), (count, steps) => {
      const profiles = people(count);
      let choices: DeckChoices = [];
      for (const name of steps) {
        const cardsBefore = cardsOf(profiles, choices);
        const event = eventOf(name, cardsBefore[0]?.id, choices);
        if (!event) continue;
        const last = choices;
        choices = reduceDeck(choices, event);
        const cards = ids(cardsOf(profiles, choices));
        expect(cards).toEqual(cards.toSorted((a, b) => Number(a) - Number(b)));
        expect([...cards, ...ids(choices)].toSorted()).toEqual(ids(profiles).toSorted());
        if (event.type === 'chosen') expect(reduceDeck(choices, { type: 'undone' })).toEqual(last);
      }
    }),
    { numRuns: 1000 },
  );
});
