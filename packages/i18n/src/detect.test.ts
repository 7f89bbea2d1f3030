import { expect, test } from 'vitest';
import { detectLocale, parseAcceptLanguage } from './detect.ts';

test(
  'the cookie beats the browser, the browser beats the fallback',
  { meta: { spec: ['locale.detection-order', 'locale.default-en'] } },
  () => {
    expect(detectLocale({ cookie: 'pl', languages: ['nl', 'de'] })).toBe('pl');
    expect(detectLocale({ cookie: null, languages: ['nl', 'de'] })).toBe('nl');
    expect(detectLocale({ cookie: null, languages: ['ja', 'sv'] })).toBe('en');
    expect(detectLocale({})).toBe('en');
  },
);

test('a cookie that names none of the seven is passed over', () => {
  for (const cookie of ['pt', 'en-US', '', 'pseudo', '../etc'])
    expect(detectLocale({ cookie, languages: 'fr' })).toBe('fr');
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['pt-BR,pt;q=0.9,es;q=0.7,en;q=0.6', 'es'],
  ['en;q=0.5, pl', 'pl'],
  ['en;q=0.1,nl;q=0.9;x=1', 'nl'],
  ['fr;q=0, it;q=0.2', 'it'],
  ['*', 'en'],
  ['', 'en'],
  ['IT-it', 'it'],
  [';;q=,,,nl;q=abc,de', 'de'],
])('a browser that wants %j gets %s', (languages, expected) => {
  expect(detectLocale({ languages })).toBe(expected);
});

test('equally wanted languages keep their order', () => {
  expect(parseAcceptLanguage('nl;q=0.8,de;q=0.8,fr')).toEqual(['fr', 'nl', 'de']);
});
