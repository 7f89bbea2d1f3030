import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { wordsOf } from './part-words.ts';

const read = (file: string) => wordsOf(join(root, 'packages', file));

test('finds the elements of a part, also those in files beside it', () => {
  expect(read('kit/src/gallery/GalleryViewer.tsx').elements).toEqual(
    expect.arrayContaining(['gallery', 'viewer']),
  );
});

test('finds the texts of a part with their namespaces', () => {
  expect(read('react/src/language-badge/LanguageBadge.tsx').texts).toEqual(['common:speaks']);
});

test('finds nothing in a part without elements and texts of its own', () => {
  expect(read('react/src/profile-card/ProfileCardRoot.tsx').texts).toEqual([]);
  expect(read('kit/src/no-such-file.tsx')).toEqual({ elements: [], texts: [] });
});
