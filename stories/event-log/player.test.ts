import { expect, test } from 'vitest';
import { reducePlayer, startOf, type Player, type PlayerAction } from './player.ts';

const createPlayer = (step: number, isPlaying = false): Player => ({ step, length: 3, isPlaying });

test('starts paused before the first moment', () => {
  expect(startOf(3)).toEqual(createPlayer(0));
});

test.each<[string, Player, PlayerAction, Player]>([
  ['play continues from the current step', createPlayer(1), { type: 'play' }, createPlayer(1, true)],
  ['play at the end starts over', createPlayer(3), { type: 'play' }, createPlayer(0, true)],
  ['pause keeps the step', createPlayer(2, true), { type: 'pause' }, createPlayer(2)],
  ['a tick advances one moment', createPlayer(1, true), { type: 'tick' }, createPlayer(2, true)],
  ['the last moment stops playback', createPlayer(2, true), { type: 'tick' }, createPlayer(3)],
  ['a tick while paused changes nothing', createPlayer(1), { type: 'tick' }, createPlayer(1)],
  ['forward advances one moment and pauses', createPlayer(0, true), { type: 'forward' }, createPlayer(1)],
  ['forward at the end keeps the step', createPlayer(3), { type: 'forward' }, createPlayer(3)],
  ['back returns one moment and pauses', createPlayer(2, true), { type: 'back' }, createPlayer(1)],
  ['back at the start keeps the step', createPlayer(0), { type: 'back' }, createPlayer(0)],
  ['scrub moves to a step and pauses', createPlayer(1, true), { type: 'scrub', to: 3 }, createPlayer(3)],
  ['scrub stops at the end', createPlayer(1), { type: 'scrub', to: 99 }, createPlayer(3)],
  ['scrub stops at the start', createPlayer(1), { type: 'scrub', to: -1 }, createPlayer(0)],
  ['scrub treats NaN as the start', createPlayer(1), { type: 'scrub', to: Number.NaN }, createPlayer(0)],
])('%s', (_, playerBefore, action, playerAfter) => {
  expect(reducePlayer(playerBefore, action)).toEqual(playerAfter);
});

test('does not play an empty log', () => {
  expect(reducePlayer(startOf(0), { type: 'play' })).toEqual({ step: 0, length: 0, isPlaying: false });
});
