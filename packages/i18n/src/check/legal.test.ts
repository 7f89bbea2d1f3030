import { expect, test } from 'vitest';
import type { LegalPage } from '../legal/types.ts';
import { compareLegal } from './legal.ts';

const texts = (paragraph: string, items = ['one', 'two'], id = 'usage'): Record<string, LegalPage> => ({
  terms: {
    title: 'Terms',
    intro: 'Rules.',
    sections: [{ id, title: 'Rules', paragraphs: [paragraph], items }],
  },
  privacy: { title: 'Privacy', intro: 'Data.', sections: [] },
});
const findProblems = (translation: Record<string, LegalPage>) =>
  compareLegal('nl.json', texts('At least {{minAge}}'), translation).map(({ message }) => message);

test('accepts the same sections, items and placeholders', () => {
  expect(findProblems(texts('Minstens {{minAge}}'))).toEqual([]);
});

test('reports a lost link', () => {
  const textsWithLink = texts('See [the terms](terms#usage)');
  expect(compareLegal('nl.json', textsWithLink, texts('Zie de voorwaarden'))[0]?.message).toContain(
    '(terms#usage)',
  );
});

test('reports a missing placeholder, item and section', () => {
  expect(findProblems(texts('Minstens'))[0]).toContain("'terms#usage' lacks {{minAge}}");
  expect(findProblems(texts('{{minAge}}', ['een']))[0]).toContain('has 1 items, the English one 2');
  expect(findProblems(texts('{{minAge}}', ['een', 'twee'], 'other'))[0]).toContain(
    'lacks terms#usage and has terms#other too many',
  );
});
