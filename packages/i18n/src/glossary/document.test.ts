import { expect, test } from 'vitest';
import { glossaryDocument } from './document.ts';

test('lists the word of each language, the retired ones and where they are allowed', () => {
  const page = glossaryDocument([
    {
      name: 'like',
      meaning: 'Says that somebody appeals.',
      use: { en: 'like', fr: 'like', pl: 'polubienie' },
      retired: { fr: ['j’aime', 'aim*'], pl: ['=* cię lubi'] },
      allowed: [{ where: 'matchFinder:like', reason: 'The button speaks for the member.' }],
    },
  ]);
  const rows = page.split('\n').filter((line) => line.startsWith('| like'));
  expect(rows).toEqual([
    '| like | Says that somebody appeals. | like |  |  |  | like |  | polubienie |',
    '| like | Français | j’aime; aim* | `matchFinder:like` The button speaks for the member. |',
    '| like | Polski | … cię lubi (as the whole text) |  |',
  ]);
});
