import { describe, expect, test } from 'vitest';
import { localeCodes, type LocaleCode } from '../locales.ts';
import { glossary, createMatchers, retiredWords, type Term } from './glossary.ts';

const term: Term = {
  name: 'partner site',
  meaning: 'A site that sends visitors here.',
  use: { en: 'partner site, partner sites' },
  retired: { en: ['partner*', '=Offers', 'Allies'] },
  allowed: [{ where: 'legal:', reason: 'The company that gets data.' }],
};

const findRetiredWords = (text: string, { key = 'search:tile', terms = [term] as readonly Term[] } = {}) =>
  retiredWords(createMatchers('en', terms), key, text).map(({ retired }) => retired);

describe('retired words', () => {
  test.each([
    ['in any case and with any ending', 'Partnership with us', ['partner*']],
    ['in their own case when they have a capital', 'Our Allies', ['Allies']],
    ['as the whole text', 'Offers', ['Offers']],
  ])('are found %s', (_, text, expected) => {
    expect(findRetiredWords(text)).toEqual(expected);
  });

  test.each([
    ['in what is to be written', 'Offers from partner sites'],
    ['inside of another word', 'Copartner'],
    ['in another case when they have a capital', 'our allies'],
    ['in names of placeholders, tags and targets', '{{partner}} <partner/> [terms](partner)'],
    ['where only a whole text is retired', 'See Offers'],
  ])('are not found %s', (_, text) => {
    expect(findRetiredWords(text)).toEqual([]);
  });

  test('are accepted in texts where they mean something else', () => {
    expect(findRetiredWords('Their partner', { key: 'legal:privacy#sharing' })).toEqual([]);
    expect(findRetiredWords('Their partner', { key: 'search:legal' })).toEqual(['partner*']);
  });

  test('may be retired in lower case alone', () => {
    const premium: Term = { ...term, use: { en: 'Premium' }, exactCase: true, retired: { en: ['premium'] } };
    expect(
      ['Go to premium', 'Go to Premium'].map((text) => findRetiredWords(text, { terms: [premium] })),
    ).toEqual([['premium'], []]);
  });
});

test('say what to write instead', () => {
  expect(retiredWords(createMatchers('en', [term]), 'search:tile', 'At a partner')).toEqual([
    { term: 'partner site', retired: 'partner*', use: 'partner site, partner sites' },
  ]);
});

test('every term has its word in each language', () => {
  const missing = glossary.flatMap(({ name, use }) =>
    localeCodes.filter((locale) => !use[locale]).map((locale) => `${name} (${locale})`),
  );
  expect(missing).toEqual([]);
});

test.each(localeCodes)('no word to write is a retired one in %s', (locale: LocaleCode) => {
  const matchers = createMatchers(locale);
  const words = glossary.flatMap(({ use }) => (use[locale] ?? '').split(', '));
  expect(words.flatMap((word) => retiredWords(matchers, 'test:word', word))).toEqual([]);
});
