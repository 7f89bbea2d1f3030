import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import type { HookEntry } from '../../packages/storybook/src/docs/part-entry.ts';
import { readHooks, readPages } from './manifest-pages.ts';

const ROOT = join(import.meta.dirname, '../..');

test('every part with a docs page is in the manifest, with a sentence and the id of its page', async () => {
  const pages = await readPages([]);
  const names = globSync('stories/parts/*.docs.ts', { cwd: ROOT }).map((file) => basename(file, '.docs.ts'));
  expect(pages.map(({ file }) => file).toSorted()).toEqual(names.toSorted());
  for (const { name, id, about, dos } of pages) {
    expect(id).toMatch(/^parts-[\da-z-]+--docs$/);
    expect(about, name).toMatch(/^[A-Z].*[.!?)]$/);
    expect(dos.length).toBeGreaterThan(0);
  }
});

test('a page has the components that its docs name, with their slots', async () => {
  const part = {
    name: 'Button',
    import: '@meetcute/kit/button',
    about: 'Styled button.',
    element: null,
    props: [{ name: 'children', type: 'ReactNode', isRequired: true, about: 'Label.', selector: '' }],
    inherited: 0,
    states: [],
    elements: [],
    texts: [],
    tokens: ['button.radius'],
  };
  const pages = await readPages([part]);
  const withComponents = pages.filter(({ components }) => components.length > 0);
  expect(withComponents.map(({ name }) => name)).toEqual(['Button']);
  expect(withComponents[0]?.components[0]).toMatchObject({ slots: ['children'], tokens: ['button.radius'] });
});

const hook = (name: string, entry: string): HookEntry => ({
  name,
  import: entry,
  about: 'Returns something.',
  signature: `${name}(): void`,
  fields: [],
});

test('hooks are grouped by entry point, each once, with samples of their own or of the parts', async () => {
  const pages = await readPages([]);
  const page = { ...pages[0]!, example: 'sample of the grid' };
  const component = { import: '@meetcute/react/search-grid' } as (typeof page.components)[number];
  const hooks = [
    hook('useLike', '@meetcute/react/likes'),
    hook('useSearchGrid', '@meetcute/react/search-grid'),
    hook('useLike', '@meetcute/react/likes'),
  ];
  const [likes, grid, ...others] = readHooks(hooks, [{ ...page, components: [component] }]);
  expect(others).toEqual([]);
  expect(likes?.hooks.map(({ name }) => name)).toEqual(['useLike']);
  expect(likes?.example).toContain('useLike(profile)');
  expect(grid?.example).toBe('sample of the grid');
});
