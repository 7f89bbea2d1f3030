import { expect, test } from 'vitest';
import { findStages } from './stages.ts';

const titles = (words: string, isFullRun = true) =>
  findStages(words.split(' ').filter(Boolean), isFullRun).map(({ title }) => title);

test('only a full run has the stories in every language and brand', () => {
  expect(titles('').filter((title) => title.startsWith('Stories in '))).toHaveLength(14);
  expect(titles('', false).filter((title) => title.startsWith('Stories in '))).toHaveLength(0);
});

test('runs the stories of the named languages and brands alone', () => {
  expect(titles('stories de nocturne')).toEqual(['Stories in de, nocturne']);
  expect(titles('stories pl')).toEqual(['Stories in pl, classic', 'Stories in pl, nocturne']);
});

test('runs the named stages alone', () => {
  expect(titles('lint typecheck', false)).toEqual(['Types', 'Lint and import directions']);
});

test('refuses an unknown word', () => {
  expect(() => findStages(['storys'], true)).toThrow("There is no stage 'storys'");
});
