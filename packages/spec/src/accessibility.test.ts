import { expect, test } from 'vitest';
import { axeResults, countElements } from './accessibility.ts';
import { readRecord, toRunRecord } from './record.ts';
import type { AxeRecord, TestRecord } from './record.ts';

const story = (name: string, axe?: Partial<AxeRecord>): TestRecord => ({
  name,
  file: 'stories/screens/Login.stories.tsx',
  state: 'passed',
  spec: [],
  storyId: `screens-login--${name}`,
  ...(axe && {
    axe: {
      title: 'Screens/Login',
      brand: 'classic',
      language: 'en',
      violations: {},
      inconclusive: {},
      ...axe,
    },
  }),
});
const run = (...tests: TestRecord[]) =>
  toRunRecord({ project: 'stories', kind: 'story', commit: null }, tests);
const short = (...tests: TestRecord[]) =>
  axeResults(run(...tests)).map(
    ({ title, brand, checked, results }) =>
      `${title} ${brand} ${checked}: ${results.map(({ kind, rule, elements, stories }) => `${kind} ${rule} ${elements} in ${stories.map(({ name }) => name).join('+')}`).join('; ')}`,
  );

const contrast = { 'color-contrast': 2 };

test.each<[string, TestRecord[], string[]]>([
  ['no story', [], []],
  ['a story that axe did not check', [story('a')], []],
  ['a story without findings', [story('a', {})], ['Screens/Login classic 1: ']],
  [
    'findings of one rule in two stories',
    [story('a', { inconclusive: contrast }), story('b', { inconclusive: contrast })],
    ['Screens/Login classic 2: inconclusive color-contrast 4 in a+b'],
  ],
  [
    'violations before what is inconclusive, then the most elements',
    [story('a', { inconclusive: { x: 9, y: 10 }, violations: { label: 1 } })],
    ['Screens/Login classic 1: violation label 1 in a; inconclusive y 10 in a; inconclusive x 9 in a'],
  ],
  [
    'a rule that is both violated and inconclusive',
    [story('a', { inconclusive: contrast, violations: contrast })],
    ['Screens/Login classic 1: violation color-contrast 2 in a; inconclusive color-contrast 2 in a'],
  ],
  [
    'screens and brands apart, sorted',
    [story('a', { brand: 'nocturne' }), story('b', { title: 'Parts/Button' }), story('c', {})],
    ['Parts/Button classic 1: ', 'Screens/Login classic 1: ', 'Screens/Login nocturne 1: '],
  ],
])('groups %s', (_case, tests, expected) => {
  expect(short(...tests)).toEqual(expected);
});

test('groups nothing without a run', () => {
  expect(axeResults(undefined)).toEqual([]);
});

test('counts the elements of one kind', () => {
  const [screen] = axeResults(run(story('a', { violations: { label: 1, list: 2 }, inconclusive: contrast })));
  expect(countElements(screen!.results, 'violation')).toBe(3);
  expect(countElements(screen!.results, 'inconclusive')).toBe(2);
  expect(countElements([], 'violation')).toBe(0);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"project":"stories"}',
  '{"project":"stories","tests":{}}',
  '{"tests":[]}',
])('reads no record from %o', (text) => {
  expect(readRecord(text)).toBeNull();
});

test.each([null, 'text', {}, { name: 'a' }, { name: 'a', spec: [], axe: {} }])(
  'leaves out the broken test %o of a record',
  (brokenTest) => {
    const record = run(story('a', { violations: { label: 1 } }));
    const parsedRecord = readRecord(JSON.stringify({ ...record, tests: [brokenTest, ...record.tests] }));
    expect(parsedRecord).toEqual(record);
  },
);

test('reads a record as it was written', () => {
  const record = run(story('a', { violations: { label: 1 } }));
  expect(readRecord(JSON.stringify(record))).toEqual(record);
});
