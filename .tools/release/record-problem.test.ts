import { expect, test } from 'vitest';
import { recordProblem } from './record-problem.ts';

const release = {
  version: '0.2.0',
  commit: 'c0ffee',
  date: '2026-11-28',
  stories: { chats: { empty: 'a' } },
};

test('a record has the version to publish, and its stories', () => {
  expect(recordProblem(release, '0.2.0', { 'chats--empty': 'a' })).toBeNull();
});

test.each([
  ['another version', release, '0.3.0', { 'chats--empty': 'a' }, 'does not end with 0.3.0'],
  ['no release', undefined, '0.2.0', { 'chats--empty': 'a' }, 'does not end with 0.2.0'],
  ['another story', release, '0.2.0', { 'chats--empty': 'b' }, '1 stories differ'],
  ['more stories', release, '0.2.0', { 'chats--empty': 'a', 'chats--full': 'b' }, '1 stories differ'],
  ['fewer stories', release, '0.2.0', {}, '1 stories differ'],
])('a record of %s is refused', (_, lastRelease, version, stories, problem) => {
  expect(recordProblem(lastRelease, version, stories)).toMatch(problem);
});
