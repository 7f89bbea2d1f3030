import { expect, test } from 'vitest';
import { frameUrl } from './frame-url.ts';
import { type MatrixInput, planMatrix } from './plan-matrix.ts';

const input: MatrixInput = {
  id: 'screens-login-page--visitor',
  choice: { rows: 'language', columns: 'template' },
  axes: [
    {
      name: 'template',
      title: 'Brand',
      items: [
        { value: 'classic', title: 'Classic' },
        { value: 'nocturne', title: 'Nocturne' },
      ],
    },
    { name: 'language', title: 'Language', items: [{ value: 'pl', title: 'Polski' }] },
    {
      name: 'viewport',
      title: 'Width',
      items: [
        { value: 'phone', title: 'Phone, 390' },
        { value: 'desktop', title: 'Desktop, 1440' },
      ],
    },
  ],
  settings: { template: 'classic', language: 'en', scheme: 'dark' },
  greyed: {},
  sizes: {
    '': { width: 390, height: 844 },
    phone: { width: 390, height: 844 },
    desktop: { width: 1440, height: 900 },
  },
  width: 'viewport',
};

const settingsIn = (url: string) => new URLSearchParams(url.split('?')[1]).get('globals');

test('draws a frame for each row and column, with the other settings of the toolbar', () => {
  const { columns, rows, notes } = planMatrix(input);
  expect(columns).toEqual(['Classic', 'Nocturne']);
  expect(rows.map(({ title }) => title)).toEqual(['Polski']);
  expect(rows[0]!.frames.map(({ title }) => title)).toEqual(['Polski, Classic', 'Polski, Nocturne']);
  expect(rows[0]!.frames.map(({ url }) => settingsIn(url))).toEqual([
    'template:classic;language:pl;scheme:dark',
    'template:nocturne;language:pl;scheme:dark',
  ]);
  expect(notes).toEqual([]);
});

test('draws one row without a title for columns alone', () => {
  const { rows } = planMatrix({ ...input, choice: { rows: null, columns: 'template' } });
  expect(rows.map(({ title }) => title)).toEqual([null]);
});

test('draws frames at their true size', () => {
  const { rows } = planMatrix({ ...input, choice: { rows: null, columns: 'viewport' } });
  expect(rows[0]!.frames.map(({ width, height }) => [width, height])).toEqual([
    [390, 844],
    [1440, 900],
  ]);
  const wide = planMatrix({
    ...input,
    choice: { rows: null, columns: 'template' },
    settings: { ...input.settings, viewport: 'desktop' },
  });
  expect(wide.rows[0]!.frames.map(({ width }) => width)).toEqual([1440, 1440]);
});

test('draws one column of a setting that the story fixes, and says why', () => {
  const plan = planMatrix({
    ...input,
    settings: { ...input.settings, template: 'nocturne' },
    greyed: { template: 'The story is about Nocturne.', scheme: 'No matter.' },
  });
  expect(plan.columns).toEqual(['Nocturne']);
  expect(plan.notes).toEqual(['Brand: The story is about Nocturne.']);
});

test('draws one row of a setting without a value', () => {
  const plan = planMatrix({
    ...input,
    choice: { rows: 'viewport', columns: 'template' },
    greyed: { viewport: 'No.' },
  });
  expect(plan.rows.map(({ title }) => title)).toEqual(['As it is']);
  expect(plan.rows[0]!.frames.map(({ width }) => width)).toEqual([390, 390]);
});

test('leaves settings out of the address that Storybook would not read', () => {
  expect(settingsIn(frameUrl('a--b', { template: 'classic', note: 'a;b:c', empty: '' }))).toBe(
    'template:classic',
  );
  expect(frameUrl('a--b', { template: 'two words' })).toBe(
    'iframe.html?id=a--b&viewMode=story&globals=template%3Atwo+words',
  );
});
