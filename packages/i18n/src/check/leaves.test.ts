import { expect, test } from 'vitest';
import { readLeaves } from './leaves.ts';

test('reads texts of a page by the ids of its sections', () => {
  const page = {
    faq: { title: 'Questions', sections: [{ id: 'likes', title: 'Likes', items: ['A', 'B'] }] },
  };
  expect(readLeaves('en.json', JSON.stringify(page, null, 1))).toEqual([
    { key: 'faq.title', text: 'Questions', line: 3 },
    { key: 'faq#likes.title', text: 'Likes', line: 7 },
    { key: 'faq#likes.items.0', text: 'A', line: 9 },
    { key: 'faq#likes.items.1', text: 'B', line: 10 },
  ]);
});

test('reads texts of a TypeScript module', () => {
  const source =
    "const en: Texts = {\n  about: ['I’m here.'],\n  greets: /hi/,\n};\nconst more = { note: `Hello` };";
  expect(readLeaves('en.ts', source)).toEqual([
    { key: 'about.0', text: 'I’m here.', line: 2 },
    { key: 'note', text: 'Hello', line: 5 },
  ]);
});
