import { expect, test } from 'vitest';
import { needsBuildCheck } from './build.ts';
import { mayReloadFor } from './missing.ts';
import { mayTakeControl } from './update.ts';

const hidden = { isWriting: false, isVisible: false };
const read = { isWriting: false, isVisible: true };
const written = { isWriting: true, isVisible: false };

test.each([
  ['no page is open', [], false, true],
  ['no page is open and somebody asked', [], true, true],
  ['all pages are hidden', [hidden, hidden], false, true],
  ['one is looked at', [hidden, read], false, false],
  ['one is looked at and somebody asked', [hidden, read], true, true],
  ['text is written in a hidden one', [hidden, written], false, false],
  ['text is written in a hidden one and somebody asked', [read, written], true, false],
])('when %s, a waiting worker takes control: %#', (_, pages, isAsked, expected) => {
  expect(mayTakeControl(pages, isAsked)).toBe(expected);
});

test.each([
  [59 * 60_000, false, false],
  [60 * 60_000, false, true],
  [4 * 60_000, true, false],
  [5 * 60_000, true, true],
])('%s ms after the last look, back on the page: %s, the build is asked for: %s', (age, back, expected) => {
  expect(needsBuildCheck(1000, 1000 + age, back)).toBe(expected);
});

const missing = { build: 'b', reloadedFor: null, isWriting: false, hasUnsavedWork: false, isLeaving: false };

test.each([
  ['once', {}, true],
  ['not twice for one build', { reloadedFor: 'b' }, false],
  ['again for another build', { reloadedFor: 'a' }, true],
  ['not over text that is being written', { isWriting: true }, false],
  ['over that on the way to another page', { isWriting: true, isLeaving: true }, true],
  ['not over what other pages of the site would still have', { hasUnsavedWork: true }, false],
  ['nor on the way to them', { hasUnsavedWork: true, isLeaving: true }, false],
])('a page whose files are gone is loaded anew %s', (_, known, expected) => {
  expect(mayReloadFor({ ...missing, ...known })).toBe(expected);
});
