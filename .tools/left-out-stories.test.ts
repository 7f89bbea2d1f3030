import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLoss, mayHaveRequired } from '../stories/required.ts';
import { routeStories } from '../stories/screens/route-stories.ts';
import { findLeftOutStories } from './left-out-stories.ts';
import { root } from './workspace.ts';

test.each([
  ['names a rule', 'stories/parts/Card.stories.tsx', "parameters: { spec: ['search.card'] }", true],
  ['sets a fault', 'stories/parts/Card.stories.tsx', "tags: ['legal', 'fault']", true],
  ['is on the site map', 'stories/screens/Home.stories.tsx', '', true],
  ['shows a part at rest', 'stories/parts/Card.stories.tsx', 'parameters: { faulty: [] }', false],
])('a file with a story that %s', (_, path, text, isLoaded) => {
  expect(mayHaveRequired(path, text)).toBe(isLoaded);
});

test('leaves out files of parts at rest, and none on the site map', () => {
  const leftOut = findLeftOutStories(root);
  expect(leftOut).toContain('stories/parts/Button.stories.tsx');
  expect(leftOut.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const siteMapPaths = Object.values(routeStories).map(
    (ref) => `stories/screens/${ref.split('.')[0]}.stories.tsx`,
  );
  expect(leftOut.filter((path) => siteMapPaths.includes(path))).toEqual([]);
});

const story = { storyName: 'Wide', tags: [], parameters: {} };
const file = 'stories/parts/Card.stories.tsx';

test.each([
  ['a fault', { ...story, tags: ['fault'] }],
  ['a rule', { ...story, parameters: { spec: ['search.card'] } }],
])('reports a file with %s that no text names', (_, requiredStory) => {
  const path = `/repository/${file}`;
  expect(findLoss(requiredStory, path, [file])).toContain('does not load its file');
  expect(findLoss({ ...requiredStory, tags: [...requiredStory.tags, 'full'] }, path, [file])).toBeNull();
  expect(findLoss(requiredStory, path, ['parts/Other.stories.tsx'])).toBeNull();
  expect(findLoss(story, path, [file])).toBeNull();
});

test('reports a story of the site map that only the full run would have', () => {
  const visitor = { storyName: 'Visitor', tags: ['full'], parameters: {} };
  expect(findLoss(visitor, '/repository/stories/screens/Home.stories.tsx', [])).toContain('tag full');
  expect(findLoss({ ...visitor, tags: [] }, '/repository/stories/screens/Home.stories.tsx', [])).toBeNull();
  expect(findLoss(visitor, '/repository/stories/screens/Chat.stories.tsx', [])).toBeNull();
});
