import { expect, test } from 'vitest';
import { fallbackWords } from './useMandatoryWords.ts';

test('replaces missing words in production, in the language of the page', () => {
  expect(fallbackWords('fictional.label', 'de', false)).toBe('Fiktives Profil');
});

test('names the missing text and the remedy in development', () => {
  expect(() => fallbackWords('fictional.label', 'de', true)).toThrow(
    /common:fictional\.label is missing.*createI18n.*MeetcuteProvider/,
  );
});
