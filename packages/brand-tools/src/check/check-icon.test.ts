import type { Template } from '@meetcute/site';
import { expect, test } from 'vitest';
import { iconCheck } from './check-icon.ts';
import { placeholderRings } from './find-icon-problems.ts';

const svg = (lines: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#0b6c74"/>${lines}</svg>`;

const circle = (width: number) =>
  svg(`<circle cx="32" cy="32" r="12" fill="none" stroke="#fff" stroke-width="${width}"/>`);

test.each([
  ['a bold line', circle(6), []],
  ['a line that a tab shows hardly', circle(0.4), ['At 16 px the icon is one colour.']],
  [
    'nothing on its ground',
    svg(''),
    [16, 32, 180, 512].map((size) => `At ${size} px the icon is one colour.`),
  ],
])('looks at %s in all sizes', async (_, icon, reports) => {
  const problems = await iconCheck.run({
    folder: '/',
    loadTemplate: () => Promise.resolve({ icon } as unknown as Template),
    runTests: () => Promise.resolve([]),
  });
  expect(problems.map(({ what }) => what)).toEqual(reports);
});

test('looks at an own mark of mails in their sizes', async () => {
  const mail = {
    logo: '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><path d="M0 0h9"/></svg>',
  };
  const problems = await iconCheck.run({
    folder: '/',
    loadTemplate: () => Promise.resolve({ icon: circle(6), mail } as unknown as Template),
    runTests: () => Promise.resolve([]),
  });
  expect(problems.map(({ where, what }) => [where, what])).toEqual(
    [
      'The mark of mails has no square viewBox.',
      'At 40 px the mark of mails is one colour.',
      'At 80 px the mark of mails is one colour.',
    ].map((what) => ['src/template.ts, mail.logo', what]),
  );
});

test('notes that the icon is still the one of a new template', async () => {
  const rings = placeholderRings.icon.map((ring) => `${ring} fill="none" stroke="#fff" stroke-width="6"/>`);
  const problems = await iconCheck.run({
    folder: '/',
    loadTemplate: () => Promise.resolve({ icon: svg(rings.join('')) } as unknown as Template),
    runTests: () => Promise.resolve([]),
  });
  expect(problems).toMatchObject([
    { where: 'src/icon.ts', what: 'The icon is still the one that create drew.', isNote: true },
  ]);
});
