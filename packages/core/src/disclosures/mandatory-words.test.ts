import { expect, test } from 'vitest';
import { mandatoryWordsIn } from './mandatory-words.ts';

test.each([
  ['de', 'Werbung'],
  ['pl-PL', 'Reklama'],
  ['FR', 'Publicité'],
  ['sv', 'Advertisement'],
  ['', 'Advertisement'],
  [undefined, 'Advertisement'],
])('the language %o has the words %o', (language, words) => {
  expect(mandatoryWordsIn('advert', language)).toBe(words);
});
