import { createWorld } from '@meetcute/mocks';
import { expect, test } from 'vitest';
import { comparedIds, type IndexEntry, PICTURED_TIME, storyIds } from './pictures.ts';

const entry = (title: string, exportName: string, more: Partial<IndexEntry> = {}): IndexEntry => ({
  id: `${title}--${exportName}`.toLowerCase().replaceAll('/', '-'),
  title,
  name: exportName,
  type: 'story',
  tags: ['dev', 'test'],
  importPath: `./stories/screens/${title.split('/').at(-1)}.stories.tsx`,
  exportName,
  ...more,
});

const indexOf = (...entries: IndexEntry[]) => ({
  entries: Object.fromEntries(entries.map((each) => [each.id, each])),
});

const index = indexOf(
  entry('Parts/Button', 'Docs', { type: 'docs' }),
  entry('Parts/Button', 'Hidden', { tags: ['test'] }),
  entry('Parts/Button', 'Primary'),
  entry('Parts/Button', 'Pending'),
  entry('Parts/Photo', 'Broken'),
  entry('Screens/Chats', 'Member'),
  entry('Screens/Chats', 'Empty'),
  entry('Screens/Renamed/Home', 'Visitor'),
);

test('compares the stories of the site map, and the first visible one of each part', () => {
  expect(comparedIds(index)).toEqual([
    'screens-chats--member',
    'screens-renamed-home--visitor',
    'parts-button--primary',
    'parts-photo--broken',
  ]);
  expect(comparedIds({ entries: {} })).toEqual([]);
});

test('finds stories by file and export, whatever their titles', () => {
  expect(storyIds(index).get('index')).toBe('screens-renamed-home--visitor');
  expect(storyIds(index).get('login')).toBe('');
});

test('shows the time at which the worlds of the stories begin', () => {
  expect(Math.abs(createWorld().now().getTime() - PICTURED_TIME.getTime())).toBeLessThan(60_000);
});
