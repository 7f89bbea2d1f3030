import { expect, test } from 'vitest';
import { routeStories } from './route-stories.ts';

const files = import.meta.glob<string>('./*.stories.tsx', { query: '?raw', import: 'default', eager: true });

// The site map shows these stories, and the check of overflow measures them.
test.each(Object.entries(routeStories))('the route %s has the story %s', (_route, ref) => {
  const [file, name] = ref.split('.');
  expect(files[`./${file}.stories.tsx`]).toMatch(new RegExp(`^export const ${name}\\b`, 'm'));
});
