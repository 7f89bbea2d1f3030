import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameToSave } from '../profile/saving.ts';
import { nameProblem } from './fields.ts';
import { tidyName } from './name.ts';

test.each([
  ['spaces around and between', '  Anna   Maria ', 'Anna Maria'],
  ['lines and tabs', 'Anna\r\n\tMaria', 'Anna Maria'],
  ['a zero-width space', 'An\u200Bna', 'Anna'],
  ['a byte order mark and a soft hyphen', '\uFEFFAn\u00ADna', 'Anna'],
  ['an override of the direction', 'Anna\u202Egpj.\u202C', 'Annagpj.'],
  ['isolates and marks of direction', '\u2066Anna\u2069\u200F', 'Anna'],
  ['control characters', 'An\u0000n\u0007a\u009F', 'Anna'],
  ['half a letter', 'Anna\uD83D', 'Anna'],
  ['hidden tags', 'Anna\u{E0041}\u{E0042}', 'Anna'],
  ['an accent, kept', 'Zoë', 'Zoë'],
  ['an Arabic name, kept', 'محمد', 'محمد'],
  ['a Persian joiner, kept', 'می\u200Cنا', 'می\u200Cنا'],
  ['an emoji of several, kept', 'Ann 👩\u200D👧 ❤\uFE0F', 'Ann 👩\u200D👧 ❤\uFE0F'],
])('a name with %s', (_, name, tidy) => {
  expect(tidyName(name)).toBe(tidy);
  expect(nameToSave(name, 'robin@example.com', 'name')).toEqual({ isAllowed: true, value: tidy });
});

test.each([
  ['zero-width spaces', '\u200B\u2060'],
  ['joiners', '\u200D\u200C'],
  ['overrides', '\u202E\u202D'],
  ['fillers and empty braille', '\u3164\u115F\u2800'],
  ['control characters', '\u0001\u007F'],
])('a name of nothing but %s is missing', { meta: { spec: ['name.required'] } }, (_, name) => {
  expect(nameProblem(name, 'robin@example.com')).toEqual({ key: 'required' });
});

test.each([
  ['\u200B@robin', 'name_starts_with_at'],
  ['robin\u200B@example.com', 'name_equal_to_email'],
  [`${'a'.repeat(151)}\u200B`, 'maxLength'],
])('an unseen character hides nothing: %j is %s', (name, key) => {
  expect(nameProblem(name, 'robin@example.com')).toMatchObject({ key });
});

/** Any characters, halves of letters among them, and many of those that names are tidied of. */
const anyName = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code)),
      fc.constantFrom(...'\u200B\u200C\u200D\u202E\u2800\uFE0F\uD83D\u{E0041} \t@a'),
    ),
    { maxLength: 20 },
  )
  .map((characters) => characters.join(''));

test('what is tidy stays as it is', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const tidy = tidyName(name);
      expect(tidyName(tidy)).toBe(tidy);
    }),
  );
});
