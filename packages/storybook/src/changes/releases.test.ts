import { expect, test } from 'vitest';
import { groupStories, lastRelease, releasesText, readStoryHashes, withRelease } from './releases.ts';
import type { Release } from './releases.ts';

const hashes = { 'chats--empty': 'a', 'chats--full': 'b', 'likes-page--none': 'c' };
const release = (version: string): Release => ({
  version,
  commit: 'c0ffee',
  date: '2026-11-28',
  stories: groupStories(hashes),
});

test('a release records its stories by page, and reads them by id', () => {
  expect(release('0.2.0').stories).toEqual({
    chats: { empty: 'a', full: 'b' },
    'likes-page': { none: 'c' },
  });
  expect(readStoryHashes(release('0.2.0'))).toEqual(hashes);
});

test('only the newest release keeps its stories', () => {
  const record = withRelease([release('0.2.0')], release('0.3.0'));
  expect(record.map(({ version, stories }) => [version, stories !== undefined])).toEqual([
    ['0.2.0', false],
    ['0.3.0', true],
  ]);
  expect(lastRelease(record)?.version).toBe('0.3.0');
});

test('a release that is recorded again replaces its earlier record', () => {
  const record = withRelease([release('0.1.0'), release('0.2.0')], { ...release('0.2.0'), commit: 'beef' });
  expect(record.map(({ version, commit }) => [version, commit])).toEqual([
    ['0.1.0', 'c0ffee'],
    ['0.2.0', 'beef'],
  ]);
});

test('the text of a record has a line for each page', () => {
  const record = withRelease([release('0.1.0')], release('0.2.0'));
  const text = releasesText(record);
  expect(JSON.parse(text)).toEqual(record);
  expect(text.split('\n').filter((line) => line.includes('"likes-page"'))).toHaveLength(1);
});

test('nothing was released before the first release', () => {
  expect(lastRelease([])).toBeUndefined();
  expect(JSON.parse(releasesText([]))).toEqual([]);
});
