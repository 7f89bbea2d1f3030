import { afterAll, beforeAll, expect, test } from 'vitest';
import { runInWorld } from '../../../test/run-command.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await world.add('free', [{}]);
});
afterAll(() => world.close());

test.each([
  ['no member', ['ban'], 'Name one member'],
  ['no site', ['ban', 'x'], 'Name the site'],
  ['no reason', ['ban', 'x', '--site', 'free'], 'Give the reason'],
  ['no author', ['ban', 'x', '--site', 'free', '--reason', 'Spam'], 'Name who does it'],
  [
    'an unknown member',
    ['ban', 'x', '--site', 'free', '--reason', 'Spam', '--author', 'R'],
    'has no account x',
  ],
  ['no end', ['suspend', 'x', '--site', 'free', '--reason', 'S', '--author', 'R'], "--until is ''"],
  [
    'an end that is over',
    ['suspend', 'x', '--site', 'free', '--reason', 'S', '--author', 'R', '--until', '2020-01-01'],
    "--until is '2020-01-01'",
  ],
  [
    'an end of a ban',
    ['ban', 'x', '--site', 'free', '--reason', 'S', '--author', 'R', '--until', '2030-01-01'],
    'ban has no --until',
  ],
  [
    'an unknown ground',
    ['warn', 'x', '--site', 'free', '--reason', 'S', '--author', 'R', '--ground', 'mood'],
    "--ground is 'mood'",
  ],
  [
    'a ban for nothing',
    ['ban', 'x', '--site', 'free', '--reason', 'S', '--author', 'R', '--ground', 'none'],
    "--ground is 'none'",
  ],
  ['no content', ['takedown'], 'Name one photo by id, one message'],
  [
    'an unknown photo',
    ['takedown', 'x', '--site', 'free', '--reason', 'S', '--author', 'R'],
    'free has no photo x.',
  ],
  [
    'an unknown message',
    ['takedown', 'x/1', '--site', 'free', '--reason', 'S', '--author', 'R'],
    'free has no message x/1.',
  ],
  [
    'content that is not removed',
    ['restore', 'x', '--site', 'free', '--reason', 'S', '--author', 'R'],
    'free has no removed photo x.',
  ],
])('the commands refuse %s', async (_, args, problem) => {
  await expect(runInWorld(world, ['moderation', ...args])).rejects.toThrow(problem);
});
