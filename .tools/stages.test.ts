import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findStages, slowerBy } from './stages.ts';
import { brandNames } from './workspace.ts';

const titles = (words: string, isFullRun = true) =>
  findStages(words.split(' ').filter(Boolean), isFullRun).map(({ title }) => title);

test('only a full run has the stories in every language', () => {
  expect(titles('').filter((title) => title.startsWith('Stories in '))).toHaveLength(7);
  expect(titles('stories')).toHaveLength(7 * brandNames.length);
  expect(titles('', false).filter((title) => title.startsWith('Stories in '))).toHaveLength(0);
});

test('runs the stories of the named languages and brands alone', () => {
  expect(titles('stories de nocturne')).toEqual(['Stories in de, nocturne']);
  expect(titles('stories pl')).toEqual(brandNames.map((brand) => `Stories in pl, ${brand}`));
});

test('runs the named stages alone', () => {
  expect(titles('spec lint', false)).toEqual([
    'Types, lint and import directions',
    'Rules of the specification',
  ]);
});

test('refuses an unknown word', () => {
  expect(() => findStages(['storys'], true)).toThrow("There is no stage 'storys'");
});

test('runs everything but the stories in each look for `checks`', () => {
  expect(titles('checks')).toEqual(titles('').filter((title) => !title.startsWith('Stories in ')));
  expect(titles('checks')).toContain('Outages of real processes');
});

test('warns of a stage that took more than a tenth longer than its row', () => {
  const stage = { script: 'lint', title: 'Lint', seconds: 30 };
  expect(slowerBy(stage, 33)).toBeNull();
  expect(slowerBy(stage, 34)).toBe('Lint took 34 s; its row in docs/developers/checks.md has 30 s.');
  expect(slowerBy({ script: 'new', title: 'New' }, 100)).toBeNull();
});

test('the seconds of stages are those of the table that a warning names', () => {
  const table = readFileSync(new URL('../docs/developers/checks.md', import.meta.url), 'utf8');
  const rows = [
    ...table.matchAll(/^\| (?:unit, server|stories and whole|journeys)[^|]*(?:\|[^|]*){2}\| +(\d+) +\|/gm),
  ];
  const timedStages = findStages([], true).filter(({ seconds }) => seconds !== undefined);
  expect(timedStages.map(({ seconds }) => seconds)).toEqual(rows.map(([, seconds]) => Number(seconds)));
  expect(rows).toHaveLength(3);
});
