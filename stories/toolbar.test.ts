import { expect, test } from 'vitest';
import { fixedSentence } from '../.storybook/fixed.ts';
import { initialGlobals, schemeOf } from '../.storybook/toolbar.ts';

test('each brand opens in its own scheme unless the toolbar says otherwise', () => {
  expect(schemeOf({ ...initialGlobals, template: 'nocturne' })).toBe('dark');
  expect(schemeOf({ ...initialGlobals, template: 'classic' })).toBe('system');
  expect(schemeOf({ ...initialGlobals, template: 'nocturne', scheme: 'light' })).toBe('light');
});

test('says which settings a story fixes, and why', () => {
  expect(fixedSentence([], undefined)).toBeNull();
  expect(fixedSentence(['template', 'viewport'], 'Only nocturne has a street.')).toBe(
    'Fixed here: brand and width. Only nocturne has a street.',
  );
  expect(fixedSentence(['viewer'], undefined)).toContain('The story shows this state only.');
});
