import { LANGUAGES } from '@meetcute/contract/languages';
import { expect, test } from 'vitest';
import {
  findOfferedLanguage,
  pickFallbackLanguage,
  findLanguageProblems,
  type LanguageSettings,
  listOfferedLanguages,
  pickMemberLanguage,
} from './site-languages.ts';

const all: LanguageSettings = { domain_language: 'nl' };
const two: LanguageSettings = { domain_language: 'nl', languages: ['de', 'nl'] };
const withEnglish: LanguageSettings = { domain_language: 'nl', languages: ['nl', 'en'] };
const one: LanguageSettings = { domain_language: 'pl', languages: ['pl'] };

test('a site without a list offers all languages, and another one those of its list in their order', () => {
  expect(listOfferedLanguages(all)).toEqual(LANGUAGES);
  expect(listOfferedLanguages(two)).toEqual(['de', 'nl']);
});

test.each([
  [all, 'pl', 'pl'],
  [two, 'de', 'de'],
  [two, 'en', null],
  [two, 'de-AT', null],
  [two, '', null],
  [two, null, null],
  [two, undefined, null],
  [two, 'constructor', null],
  [one, 'pl', 'pl'],
])('with %j visitors who ask for %j get %j', (settings, value, language) => {
  expect(findOfferedLanguage(settings, value)).toBe(language);
});

test.each([
  [all, 'en'],
  [withEnglish, 'en'],
  [two, 'nl'],
  [one, 'pl'],
])('with %j visitors who read none of the languages get %s', (settings, language) => {
  expect(pickFallbackLanguage(settings)).toBe(language);
});

test.each([
  [all, 'fr', 'fr'],
  [all, null, 'nl'],
  [two, 'de', 'de'],
  [two, 'fr', 'nl'],
  [withEnglish, 'de', 'nl'],
  [two, 'xx', 'nl'],
  [two, undefined, 'nl'],
  [one, 'en', 'pl'],
])('with %j a member whose language is %j is written to in %s', (settings, storedLanguage, language) => {
  expect(pickMemberLanguage(settings, storedLanguage)).toBe(language);
});

test.each([
  [['nl', 'de'], 'nl', [], false],
  [['pl'], 'pl', [], false],
  [['nl', 'de', 'nl', 'nl'], 'nl', [2, 3], false],
  [['de', 'en'], 'nl', [], true],
  [['de', 'de'], 'nl', [1], true],
  // Values that are no languages are reported as such.
  [['de', 'xx'], 'nl', [], false],
  [['de'], 'xx', [], false],
  [['de'], undefined, [], false],
  [[7, 7], 'nl', [1], false],
  [[], 'nl', [], false],
])(
  'the languages %j of a site in %j repeat those at %j; lack its own: %j',
  (languages, domainLanguage, repeatedIndexes, lacksOwn) => {
    expect(findLanguageProblems(languages, domainLanguage)).toEqual({ repeatedIndexes, lacksOwn });
  },
);
