import { expect, test } from 'vitest';
import { frenchSpaces, marksWithoutSpace } from './wording.ts';

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
