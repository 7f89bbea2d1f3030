import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import type { PartDocs } from '@meetcute/storybook/docs';

const stories = import.meta.glob<string>('./parts/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const files = import.meta.glob<PartDocs>('./parts/*.docs.ts', { eager: true, import: 'default' });

const [guidance = ''] = Object.values(
  import.meta.glob<string>('./foundations/Guidance.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);
const guidanceTitle = /title: (['"])(.+?)\1/.exec(guidance)?.[2] ?? '';
const pictures = [...guidance.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) =>
  toId(guidanceTitle, storyNameFromExport(name)),
);

test('every picture of do and don’t exists', () => {
  const usedIds = Object.values(files).flatMap(({ picture }) => picture ?? []);
  expect(usedIds.length).toBeGreaterThan(0);
  expect(usedIds.filter((id) => !pictures.includes(id))).toEqual([]);
});

test.each(Object.entries(stories))('%s has a docs page with keys, do and don’t', (path, source) => {
  expect(source).toContain("tags: ['autodocs']");
  const docs = files[path.replace('.stories.tsx', '.docs.ts')];
  expect(
    docs,
    'Write <Name>.docs.ts beside the stories; see `PartDocs` of @meetcute/storybook.',
  ).toBeDefined();
  expect(docs?.dos.length).toBeGreaterThan(0);
  expect(docs?.donts.length).toBeGreaterThan(0);
});
