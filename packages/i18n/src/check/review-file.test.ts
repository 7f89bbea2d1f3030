import { expect, test } from 'vitest';
import { recordReview } from './review-file.ts';

test.each([
  ['without a language', [], /^'' is no language of translations\. Write: npm run check:i18n -- --reviewed/],
  ['for English', ['en', 'login:title'], /^'en' is no language of translations/],
  ['without a key', ['nl'], /^No key is given/],
  ['for a key that no text has', ['all', 'login:titel'], /^No English text has the key login:titel\.$/],
])('records nothing %s', (_, values, message) => {
  expect(() => recordReview(values)).toThrow(message);
});
