import { expect, test } from 'vitest';
import { detectLocale, parseAcceptLanguage } from './detect.ts';

test(
  'prefers the cookie to the browser, and the browser to the fallback',
  { meta: { spec: ['locale.detection-order', 'locale.default-en'] } },
  () => {
    expect(detectLocale({ cookie: 'pl', languages: ['nl', 'de'] })).toBe('pl');
    expect(detectLocale({ cookie: null, languages: ['nl', 'de'] })).toBe('nl');
    expect(detectLocale({ cookie: null, languages: ['ja', 'sv'] })).toBe('en');
    expect(detectLocale({})).toBe('en');
  },
);

test('ignores a cookie with an unsupported language', () => {
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
])('resolves the browser languages %j to %s', (languages, expected) => {
  expect(detectLocale({ languages })).toBe(expected);
});

test.each([
  ['de', 'fr', 'de'],
  // A language of an earlier visit, or of an old bookmark, is not offered any more.
  ['fr', 'nl,fr;q=0.9,de;q=0.8', 'de'],
  ['fr', 'nl-BE', 'pl'],
  [null, 'en, fr;q=0.9, pl;q=0.8, de;q=0.7', 'pl'],
  [null, '', 'pl'],
])(
  'of German and Polish, the cookie %j and the browser languages %j choose %s',
  (cookie, languages, expected) => {
    const hints = { cookie, offered: ['de', 'pl'], fallback: 'pl' } as const;
    expect(detectLocale({ ...hints, languages })).toBe(expected);
    expect(detectLocale({ ...hints, languages: parseAcceptLanguage(languages) })).toBe(expected);
  },
);

test('keeps the order of languages with equal quality', () => {
  expect(parseAcceptLanguage('nl;q=0.8,de;q=0.8,fr')).toEqual(['fr', 'nl', 'de']);
});
