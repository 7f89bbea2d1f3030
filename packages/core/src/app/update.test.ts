import { expect, test } from 'vitest';
import { needsBuildCheck, mayReloadFor, mayTakeControl } from './update.ts';

const hiddenPage = { isWriting: false, isVisible: false };
const visiblePage = { isWriting: false, isVisible: true };
const unsavedPage = { isWriting: true, isVisible: false };

test.each([
  ['no page is open', [], false, true],
  ['no page is open and the user requested it', [], true, true],
  ['all pages are hidden', [hiddenPage, hiddenPage], false, true],
  ['one is visible', [hiddenPage, visiblePage], false, false],
  ['one is visible and the user requested it', [hiddenPage, visiblePage], true, true],
  ['a hidden one contains unsaved text', [hiddenPage, unsavedPage], false, false],
  ['a hidden one contains unsaved text and the user requested it', [visiblePage, unsavedPage], true, false],
])('when %s, a waiting worker takes control: %#', (_, pages, isAsked, expected) => {
  expect(mayTakeControl(pages, isAsked)).toBe(expected);
});

test.each([
  [59 * 60_000, false, false],
  [60 * 60_000, false, true],
  [4 * 60_000, true, false],
  [5 * 60_000, true, true],
])('%s ms after the last check, returned to the page: %s, checks the build: %s', (age, back, expected) => {
  expect(needsBuildCheck(1000, 1000 + age, back)).toBe(expected);
});

const missing = { build: 'b', reloadedFor: null, isWriting: false, hasUnsavedWork: false, isLeaving: false };

test.each([
  ['once', {}, true],
  ['not twice for one build', { reloadedFor: 'b' }, false],
  ['again for another build', { reloadedFor: 'a' }, true],
  ['not while text is being written', { isWriting: true }, false],
  ['over text when navigating to another page', { isWriting: true, isLeaving: true }, true],
  ['not over work that survives navigation', { hasUnsavedWork: true }, false],
  ['not over that work when navigating either', { hasUnsavedWork: true, isLeaving: true }, false],
])('reloads a page whose files are missing: %s', (_, change, expected) => {
  expect(mayReloadFor({ ...missing, ...change })).toBe(expected);
});
