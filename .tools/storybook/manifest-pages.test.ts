import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readPages } from './manifest-pages.ts';

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
    tokens: ['button.radius'],
  };
  const pages = await readPages([part]);
  const withComponents = pages.filter(({ components }) => components.length > 0);
  expect(withComponents.map(({ name }) => name)).toEqual(['Button']);
  expect(withComponents[0]?.components[0]).toMatchObject({ slots: ['children'], tokens: ['button.radius'] });
});
