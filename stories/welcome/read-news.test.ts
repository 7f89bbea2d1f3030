import { expect, test } from 'vitest';
import { readChangesets, readNews } from './read-news.ts';

const changelog = `# Changelog

All [packages](#a) have one version.

## 0.3.0 (2026-12-24)

More of everything.

### For *designers*

#### New

- **Matrix.** Draws rows and columns.
- A page of \`texts\`. With keys.

### For operators

Nothing.

## 0.2.0

### For members

- **Old.** Gone.
`;

test('reads the newest version and the names of its changes', () => {
  expect(readNews(changelog)).toEqual({
    version: '0.3.0 (2026-12-24)',
    parts: [{ title: 'For designers', items: ['Matrix', 'A page of texts'] }],
  });
});

test.each(['', '# Changelog', 'no heading\n- item'])('reads nothing from %o', (text) => {
  expect(readNews(text)).toBeNull();
});

test('reads a version without parts', () => {
  expect(readNews('## 1.0.0')).toEqual({ version: '1.0.0', parts: [] });
});

test('reads the first sentence of each changeset', () => {
  const file = "---\n'@meetcute/kit': patch\n---\n\nPhotos of the list keep\ntheir size. More.\n\nRest.\n";
  expect(readChangesets([file, 'no front matter', '---\n---\n', "---\n'a': minor\n---\nShort\n"])).toEqual([
    'Photos of the list keep their size',
    'Short',
  ]);
});
