import { expect, test } from 'vitest';
import { reducePlayer, startOf, type Player, type PlayerAction } from './player.ts';

const at = (step: number, isPlaying = false): Player => ({ step, length: 3, isPlaying });

test('a log starts before its first moment, paused', () => {
  expect(startOf(3)).toEqual(at(0));
});

test.each<[string, Player, PlayerAction, Player]>([
  ['play goes on from where it is', at(1), { type: 'play' }, at(1, true)],
  ['play at the end begins anew', at(3), { type: 'play' }, at(0, true)],
  ['pause stays where it is', at(2, true), { type: 'pause' }, at(2)],
  ['a tick lets the next moment happen', at(1, true), { type: 'tick' }, at(2, true)],
  ['the last moment ends playing', at(2, true), { type: 'tick' }, at(3)],
  ['a late tick changes nothing once paused', at(1), { type: 'tick' }, at(1)],
  ['forward is one moment, and pauses', at(0, true), { type: 'forward' }, at(1)],
  ['forward at the end stays', at(3), { type: 'forward' }, at(3)],
  ['back is one moment, and pauses', at(2, true), { type: 'back' }, at(1)],
  ['back at the start stays', at(0), { type: 'back' }, at(0)],
  ['the slider leads anywhere, and pauses', at(1, true), { type: 'scrub', to: 3 }, at(3)],
  ['the slider leads no further than the end', at(1), { type: 'scrub', to: 99 }, at(3)],
  ['and no further back than the start', at(1), { type: 'scrub', to: -1 }, at(0)],
  ['what is no number leads to the start', at(1), { type: 'scrub', to: Number.NaN }, at(0)],
])('%s', (_, before, action, after) => {
  expect(reducePlayer(before, action)).toEqual(after);
});

test('a log without moments has nothing to play', () => {
  expect(reducePlayer(startOf(0), { type: 'play' })).toEqual({ step: 0, length: 0, isPlaying: false });
});
