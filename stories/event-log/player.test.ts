import { expect, test } from 'vitest';
import { reducePlayer, startOf, type Player, type PlayerAction } from './player.ts';

const at = (step: number, isPlaying = false): Player => ({ step, length: 3, isPlaying });

test('starts paused before the first moment', () => {
  expect(startOf(3)).toEqual(at(0));
});

test.each<[string, Player, PlayerAction, Player]>([
  ['play continues from the current step', at(1), { type: 'play' }, at(1, true)],
  ['play at the end starts over', at(3), { type: 'play' }, at(0, true)],
  ['pause keeps the step', at(2, true), { type: 'pause' }, at(2)],
  ['a tick advances one moment', at(1, true), { type: 'tick' }, at(2, true)],
  ['the last moment stops playback', at(2, true), { type: 'tick' }, at(3)],
  ['a tick while paused changes nothing', at(1), { type: 'tick' }, at(1)],
  ['forward advances one moment and pauses', at(0, true), { type: 'forward' }, at(1)],
  ['forward at the end keeps the step', at(3), { type: 'forward' }, at(3)],
  ['back returns one moment and pauses', at(2, true), { type: 'back' }, at(1)],
  ['back at the start keeps the step', at(0), { type: 'back' }, at(0)],
  ['scrub moves to a step and pauses', at(1, true), { type: 'scrub', to: 3 }, at(3)],
  ['scrub stops at the end', at(1), { type: 'scrub', to: 99 }, at(3)],
  ['scrub stops at the start', at(1), { type: 'scrub', to: -1 }, at(0)],
  ['scrub treats NaN as the start', at(1), { type: 'scrub', to: Number.NaN }, at(0)],
])('%s', (_, before, action, after) => {
  expect(reducePlayer(before, action)).toEqual(after);
});

test('does not play an empty log', () => {
  expect(reducePlayer(startOf(0), { type: 'play' })).toEqual({ step: 0, length: 0, isPlaying: false });
});
