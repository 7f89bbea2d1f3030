import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import renamed from './renamed.json';

const files = import.meta.glob<string>('./**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const ids = new Set(
  Object.values(files).flatMap((source) => {
    const title = /title: '([^']+)'/.exec(source)?.[1] ?? '';
    const id = /^const meta = \{\s*title: '[^']+',\s*id: '([^']+)'/m.exec(source)?.[1];
    const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
    return names.map((name) => toId(id ?? title, storyNameFromExport(name)));
  }),
);

const rows: Readonly<Record<string, string>> = renamed;

test('every story that was renamed leads to one that exists', () => {
  // A row may lead to another row, because a story can be renamed twice.
  const isKnown = (id: string) => ids.has(id) || id in rows;
  expect(Object.values(rows).filter((id) => !isKnown(id))).toEqual([]);
});

test('no old id of a renamed story is used again', () => {
  expect(Object.keys(rows).filter((id) => ids.has(id))).toEqual([]);
});
