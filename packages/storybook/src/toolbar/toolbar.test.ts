import { expect, test } from 'vitest';
import { schemeOf } from '../brands/brands.ts';
import { expectReason } from './fixed.ts';
import { greyedNotes, greyedReasons } from './greyed.ts';
import { initialGlobals, toolbar, viewers } from './toolbar.ts';
import { redirectNote, setStepsViewer, stepsNote } from '../stage/steps-viewer.ts';
import { usualViewer } from '../stage/viewer.ts';

test('each brand opens in its own scheme unless the toolbar says otherwise', () => {
  expect(schemeOf({ ...initialGlobals, template: 'nocturne' })).toBe('dark');
  expect(schemeOf({ ...initialGlobals, template: 'classic' })).toBe('system');
  expect(schemeOf({ ...initialGlobals, template: 'nocturne', scheme: 'light' })).toBe('light');
});

const story = { title: 'Parts/Skeleton', name: 'Default', settings: {}, reason: undefined };

test('greys what a story fixes, with its reason, or what to do', () => {
  expect(greyedReasons(story)).toEqual({});
  const settings = { template: 'nocturne', viewport: { value: 'phone' }, note: 'no setting' };
  const reason = 'Only nocturne has a street.';
  expect(greyedReasons({ ...story, settings, reason })).toEqual({ template: reason, viewport: reason });
  expect(greyedReasons({ ...story, name: 'Nocturne', settings })).toEqual({
    template: 'The story is about Nocturne.',
    viewport: 'The story is about this width. Open another story of the page to change it.',
  });
  expect(greyedReasons({ ...story, settings: { viewer: 'paid' } })['viewer']).toContain('this viewer');
});

test.each([
  ['Desk/Reports', ['template', 'language', 'viewer', 'scheme', 'network']],
  ['Foundations/Colours', ['language', 'viewer', 'network']],
  ['Specification/Rules', ['language', 'viewer', 'network']],
  ['Screens/Site map', ['language', 'viewer', 'network']],
  ['Flows/Storyboards', ['language', 'viewer', 'network']],
  ['Welcome', ['language', 'viewer', 'network']],
  ['Screens/Login/Page', []],
  ['Flows/Join', []],
  ['Parts/Button', []],
])('greys what %s does not follow', (title, settings) => {
  expect(Object.keys(greyedReasons({ ...story, title }))).toEqual(settings);
});

test('says each reason once', () => {
  expect(
    greyedNotes({ template: 'One look.', viewport: 'Narrow.', language: 'One look.', own: 'Why.' }),
  ).toEqual([
    { settings: 'Brand and language', reason: 'One look.' },
    { settings: 'Width', reason: 'Narrow.' },
    { settings: 'Own', reason: 'Why.' },
  ]);
  expect(greyedNotes({})).toEqual([]);
});

test('a story that fixes the brand says why, or names the brand', () => {
  const fixedStory = { name: 'Screens/Home News', settings: { template: 'nocturne' }, reason: undefined };
  expect(() => expectReason(fixedStory)).toThrow(
    "The story 'Screens/Home News' fixes the brand without saying why.",
  );
  expect(() => expectReason({ ...fixedStory, reason: 'Messages cost credits in Nocturne.' })).not.toThrow();
  expect(() => expectReason({ ...fixedStory, name: 'Screens/Home News in nocturne' })).not.toThrow();
  expect(() => expectReason({ ...fixedStory, settings: { viewer: 'paid' } })).not.toThrow();
});

test.each([
  ['login', 'visitor'],
  ['signup', 'visitor'],
  ['landers-video', 'visitor'],
  ['likes', 'member'],
  ['chats-chatId', 'member'],
  ['index', 'member'],
  ['', 'member'],
])('the usual viewer of the route %s is a %s', (route, viewer) => {
  expect(usualViewer({ screen: { route } })).toBe(viewer);
});

test('a story says who its usual viewer is where its page does not', () => {
  expect(usualViewer({ viewer: 'visitor', screen: { route: 'index' } })).toBe('visitor');
  expect(usualViewer({ viewer: 'member', screen: { route: 'signup' } })).toBe('member');
  expect(usualViewer({})).toBe('member');
});

test('the toolbar begins with the usual viewer, and keeps those of older links', () => {
  expect(initialGlobals.viewer).toBe('usual');
  expect(toolbar.viewer.toolbar.items.map(({ value }) => value)).toEqual([...viewers]);
  expect(viewers).toEqual(expect.arrayContaining(['visitor', 'member', 'unpaid', 'paid']));
});

test('says whose steps a story has where a reader has chosen another viewer', () => {
  setStepsViewer('visitor');
  expect(redirectNote('/login')).toContain('sends this viewer to /login');
  expect(stepsNote()).toBe(
    'The steps are those of a visitor. Choose “Usual viewer” in the toolbar to see the state.',
  );
  setStepsViewer(null);
  expect(stepsNote()).toBeNull();
  expect(redirectNote('/login')).toBeNull();
});
