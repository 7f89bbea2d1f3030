import { expect, test } from 'vitest';
import { icon as classic } from '../../../../templates/classic/src/icon.ts';
import { icon as nocturne } from '../../../../templates/nocturne/src/icon.ts';
import { findIconProblems } from './find-icon-problems.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (content: string) => `<svg ${XMLNS} viewBox="0 0 64 64">${content}</svg>`;

test('the icons of classic and nocturne are fine, and so is one with addresses within it', () => {
  const gradient = svg('<linearGradient id="a"/><path fill="url(#a)"/><use href="#b"/>');
  for (const icon of [classic, nocturne, gradient]) expect(findIconProblems(icon)).toEqual([]);
});

test.each([
  ['no SVG', 'mark', ['is no SVG']],
  ['no square', `<svg ${XMLNS} viewBox="0 0 64 32"/>`, ['no square viewBox']],
  ['no box', `<svg ${XMLNS}><svg viewBox="0 0 1 1"/></svg>`, ['no square viewBox']],
  ['no namespace', '<svg viewBox="0 0 64 64"/>', ['no namespace']],
  ['a script', svg('<script>alert(1)</script>'), ['runs code']],
  ['a handler', svg('<path onload="alert(1)"/>'), ['runs code']],
  ['a picture', svg('<image href="data:image/png;base64,AA"/>'), ['loads something']],
  ['a font', svg('<style>@import "a.css";</style>'), ['loads something']],
])('says that an icon with %s is wrong', (_, icon, reports) => {
  expect(findIconProblems(icon).map(({ what }) => what)).toEqual(
    reports.map((report) => expect.stringContaining(report) as string),
  );
});

test('a mark has its own name in sentences', () => {
  expect(findIconProblems('mark', 'mark of mails')).toMatchObject([{ what: 'The mark of mails is no SVG.' }]);
});
