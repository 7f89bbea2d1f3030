import { expect, test } from 'vitest';
import { expectReason, fixedSentence } from '../.storybook/fixed.ts';
import { initialGlobals, schemeOf } from '../.storybook/toolbar.ts';

test('each brand opens in its own scheme unless the toolbar says otherwise', () => {
  expect(schemeOf({ ...initialGlobals, template: 'nocturne' })).toBe('dark');
  expect(schemeOf({ ...initialGlobals, template: 'classic' })).toBe('system');
  expect(schemeOf({ ...initialGlobals, template: 'nocturne', scheme: 'light' })).toBe('light');
});

test('says which settings a story fixes, and why', () => {
  const story = { name: 'Parts/Skeleton Nocturne', settings: {}, reason: undefined };
  expect(fixedSentence(story)).toBeNull();
  const settings = { template: 'nocturne', viewport: { value: 'phone' } };
  expect(fixedSentence({ ...story, settings, reason: 'Only nocturne has a street.' })).toBe(
    'Fixed here: brand and width. Only nocturne has a street.',
  );
  expect(fixedSentence({ ...story, settings })).toBe(
    'Fixed here: brand and width. The story is about Nocturne.',
  );
  expect(fixedSentence({ ...story, settings: { viewer: 'paid' } })).toContain(
    'The story shows this state only.',
  );
});

test('a story that fixes the brand says why, or names the brand', () => {
  const story = { name: 'Screens/Home News', settings: { template: 'nocturne' }, reason: undefined };
  expect(() => expectReason(story)).toThrow(
    "The story 'Screens/Home News' fixes the brand without saying why.",
  );
  expect(() => expectReason({ ...story, reason: 'Messages cost credits in Nocturne.' })).not.toThrow();
  expect(() => expectReason({ ...story, name: 'Screens/Home News in nocturne' })).not.toThrow();
  expect(() => expectReason({ ...story, settings: { viewer: 'paid' } })).not.toThrow();
});
