import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deckKey, SWIPE, swipeAxis, swipeMove, swipeSpeed } from './swipe.ts';

test.each([
  ['a tap with little movement', 5, -6, null],
  ['a horizontal movement', 12, 4, 'card'],
  ['a movement to the left', -12, 11, 'card'],
  ['a scroll', 6, 30, 'page'],
  ['a diagonal one, which scrolls the page', 10, 10, 'page'],
])('%s', (_, dx, dy, axis) => {
  expect(swipeAxis(dx, dy)).toBe(axis);
});

test.each([
  ['far and slowly to the right', 140, 0, 'like'],
  ['far and slowly to the left', -140, 0, 'skip'],
  ['not far enough', 130, 0, null],
  ['short and fast', 40, 0.8, 'like'],
  ['short and fast to the left', -40, -0.8, 'skip'],
  ['a twitch', 20, 2, null],
  ['far and fast back', 200, -0.9, null],
  ['far and slowly back a little', 200, -0.1, 'like'],
  ['short and fast the other way', 40, -0.8, null],
  ['not at all', 0, 0, null],
])('releasing a card of 400 px after moving %s', (_, dx, speed, move) => {
  expect(swipeMove({ dx, speed, width: 400 })).toBe(move);
});

test('left and right are symmetric', () => {
  const pixels = fc.integer({ min: -900, max: 900 });
  fc.assert(
    fc.property(pixels, fc.double({ min: -3, max: 3, noNaN: true }), (dx, speed) => {
      const mirroredMoves = { like: 'skip', skip: 'like' } as const;
      const move = swipeMove({ dx, speed, width: 400 });
      expect(swipeMove({ dx: -dx, speed: -speed, width: 400 })).toBe(move && mirroredMoves[move]);
    }),
    { numRuns: 1000 },
  );
});

test('measures the speed of the last moment', () => {
  const samples = [
    { x: 0, at: 0 },
    { x: 10, at: 150 },
    { x: 60, at: 200 },
  ];
  expect(swipeSpeed(samples, 200)).toBe(1);
});

test('returns no speed after a rest or for a single sample', () => {
  expect(
    swipeSpeed(
      [
        { x: 0, at: 0 },
        { x: 90, at: 50 },
      ],
      50 + SWIPE.window + 1,
    ),
  ).toBe(0);
  expect(swipeSpeed([{ x: 90, at: 50 }], 50)).toBe(0);
  expect(
    swipeSpeed(
      [
        { x: 0, at: 50 },
        { x: 90, at: 50 },
      ],
      50,
    ),
  ).toBe(0);
});

test.each([
  ['ArrowRight', false, false, 'like'],
  ['ArrowLeft', false, false, 'skip'],
  ['Backspace', false, false, 'undo'],
  ['z', true, true, 'undo'],
  ['Z', true, true, 'undo'],
  ['z', false, false, null],
  ['ArrowRight', true, false, null],
  ['ArrowLeft', true, true, null],
  ['ArrowDown', false, false, null],
  ['Enter', false, false, null],
] as const)('the key %s, modified %s, with Ctrl %s', (key, isModified, isUndo, meaning) => {
  expect(deckKey({ key, isModified, isUndo })).toBe(meaning);
});
