import { extendTokens } from '@meetcute/theme';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { classic } from '../../../../templates/classic/src/template.ts';
import { nocturne } from '../../../../templates/nocturne/src/template.ts';
import { contrastCheck, templateCheck } from './check-template.ts';

test('names the key of a text alone, not that of a language', async () => {
  const texts = { en: { 'home:heding': 'Ahoy' }, nl: 5, xx: {} } as unknown as NonNullable<
    typeof classic.texts
  >;
  const problems = await templateCheck.run({
    folder: tmpdir(),
    loadTemplate: () => Promise.resolve({ ...classic, texts }),
    runTests: () => Promise.resolve([]),
  });
  expect(problems.map(({ what, textKey }) => [what, textKey])).toEqual([
    ["The text 'home:heding' in en doesn't exist.", 'home:heding'],
    ["'texts.nl' is no object.", undefined],
    ["'texts.xx' is no language.", undefined],
  ]);
});

test('names a colour that can’t be read, with its scheme', async () => {
  const tokens = extendTokens(classic.tokens, { light: { accent: 'oklch(0.97 0.02 200)' } });
  const problems = await contrastCheck.run({
    folder: tmpdir(),
    loadTemplate: () => Promise.resolve({ ...classic, tokens }),
    runTests: () => Promise.resolve([]),
  });
  expect(problems.map(({ where }) => where)).toContain('src/tokens.ts, light');
  for (const { what } of problems) expect(what).toContain('ccent');
});

test.each([
  [{ light: { accent: 'petrol' } }, "accent is 'petrol', which is no oklch() colour."],
  [
    { radius: { small: 'var(--radius-medium)' } },
    'A token refers to a custom property that does not exist: radius.small → --radius-medium.',
  ],
  [{ part: { badge: { text: 'oklch(0.4 0.1 20)', surface: 'oklch(0.42 0.1 20)' } } }, 'part.badge.text'],
])('names the token that has no value or can’t be read: %j', async (change, what) => {
  const tokens = extendTokens(classic.tokens, change);
  const problems = await contrastCheck.run({
    folder: tmpdir(),
    loadTemplate: () => Promise.resolve({ ...classic, tokens }),
    runTests: () => Promise.resolve([]),
  });
  expect(problems.map((problem) => problem.what)).toContainEqual(expect.stringContaining(what));
});

test('names colours outside sRGB, with the nearest inside', async () => {
  const tokens = extendTokens(classic.tokens, {
    light: { success: 'oklch(0.46 0.2 160)' },
    part: { card: { line: 'light-dark(oklch(0.6 0.1 160), color(display-p3 0 1 0))' } },
  });
  const problems = await contrastCheck.run({
    folder: tmpdir(),
    loadTemplate: () => Promise.resolve({ ...classic, tokens }),
    runTests: () => Promise.resolve([]),
  });
  expect(problems.map(({ what, mend }) => [what, mend])).toEqual([
    [
      'light.success is oklch(0.46 0.2 160), which is outside sRGB.',
      expect.stringMatching(/^Write the nearest colour inside: oklch\(0\.\d+ 0\.1\d+ 1[56][\d.]+\)\.$/),
    ],
    ['part.card.line is color(display-p3 0 1 0), which is outside sRGB.', expect.any(String)],
  ]);
});

test.each([classic, nocturne])('finds no fault in the colours of $name', async (template) => {
  const problems = await contrastCheck.run({
    folder: tmpdir(),
    loadTemplate: () => Promise.resolve(template),
    runTests: () => Promise.resolve([]),
  });
  expect(problems).toEqual([]);
});

test('names colours of mails that can’t be read, where a brand has set one of both', async () => {
  const mail = { colors: { muted: '#9aa0a6', card: '#ffffff' }, darkColors: { onButton: '#ffffff' } };
  const problems = await contrastCheck.run({
    folder: tmpdir(),
    loadTemplate: () => Promise.resolve({ ...classic, mail }),
    runTests: () => Promise.resolve([]),
  });
  expect(problems.map(({ where, what }) => [where, what])).toEqual([
    ['src/template.ts, mail.colors', 'muted #9aa0a6 on card #ffffff has 2.64, needs 4.5.'],
    ['src/template.ts, mail.colors', expect.stringMatching(/^muted #9aa0a6 on page #\w{6} has /)],
    ['src/template.ts, mail.darkColors', expect.stringMatching(/^onButton #ffffff on button #\w{6} has /)],
  ]);
});

test('leaves a wrong look of mails to the check of the template', async () => {
  const mail = { font: 5, colors: { muted: '#9aa0a6' } } as never;
  const context = {
    folder: tmpdir(),
    loadTemplate: () => Promise.resolve({ ...classic, mail }),
    runTests: () => Promise.resolve([]),
  };
  expect(await contrastCheck.run(context)).toEqual([]);
  expect(await templateCheck.run(context)).toMatchObject([
    {
      what: '\'mail.font\' is no text, such as "Georgia, serif".',
      mend: expect.stringContaining('the default'),
    },
  ]);
});
