import { expect, test } from 'vitest';
import { frenchSpaces, looseWords, marksWithoutSpace, polishSpaces } from './spaces.ts';

test.each([
  ['an ordinary space', 'Oublié ? Réessaie : « ici ».', ['?', ':', '»', '«']],
  ['no space', 'Registre: {{number}}', [':']],
  ['a narrow space, which many fonts lack', 'Oublié\u202F?', ['?']],
])('finds marks with %s', (_, text, marks) => expect(marksWithoutSpace(text)).toEqual(marks));

test.each([
  'Oublié\u00A0? «\u00A0Ici\u00A0»\u00A0: oui\u00A0!',
  'https://{{domain}} et [ici](a:b) {{count, number}}',
])('accepts %j', (text) => expect(marksWithoutSpace(text)).toEqual([]));

test('reports the key once, in French alone', () => {
  const text = { file: 'fr.json', line: 2, key: 'login:help', text: 'Oublié ? Vraiment ?' };
  expect(frenchSpaces({ ...text, locale: 'fr' })).toEqual([
    {
      file: 'fr.json',
      line: 2,
      message: "'login:help' needs a no-break space (U+00A0) at ?, before ; : ! ? » and after «.",
    },
  ]);
  expect(frenchSpaces({ ...text, locale: 'en' })).toEqual([]);
});

test.each([
  ['Poznaj ludzi w swojej okolicy', ['w']],
  ['W każdej chwili i z nami', ['W', 'i', 'z']],
  ['Poznaj ludzi w\u00A0swojej okolicy', []],
  ['mapa {{name}} a.b opcja-i to', []],
  ['od {{name}} i <a>od z</a> domu', ['i']],
])('finds one-letter words in %j after which a line could break', (text, words) =>
  expect(looseWords(text)).toEqual(words),
);

test('reports Polish texts alone, and none with a recorded wording', () => {
  const text = {
    file: 'pl.json',
    line: 3,
    key: 'home:title',
    text: 'Blisko i w domu, i tu',
    locale: 'pl',
  } as const;
  expect(polishSpaces(text)).toEqual([
    { file: 'pl.json', line: 3, message: "'home:title' needs a no-break space (U+00A0) after i, w." },
  ]);
  expect(polishSpaces({ ...text, locale: 'it' })).toEqual([]);
  expect(polishSpaces({ ...text, key: 'legal:terms.title' })).toEqual([]);
  expect(polishSpaces({ ...text, key: 'demo:cast.0' })).toEqual([]);
  expect(polishSpaces({ ...text, key: 'fields:sensitive.agree' })).toEqual([]);
});
