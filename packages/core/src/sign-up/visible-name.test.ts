import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameToSave } from '../names/index.ts';
import { nameProblem } from './fields.ts';
import { tidyName } from './visible-name.ts';

const gate = { email: 'robin@example.com', siteName: 'Linden Lane', field: 'name' };

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
  ['a byte order mark inside', 'An\uFEFFna', 'Anna'],
  ['joiners around it', '\u200CAnna\u200D', 'Anna'],
  ['joiners between Latin letters', 'A\u200Cn\u200Dna', 'Anna'],
  ['selectors after letters', 'An\uFE0Fna\u{E0100}', 'Anna'],
  ['an accent, kept', 'Zoë', 'Zoë'],
  ['an Arabic name, kept', 'محمد', 'محمد'],
  ['a Persian joiner, kept', 'می\u200Cنا', 'می\u200Cنا'],
  ['a Hindi joiner, kept', 'क्\u200Dष', 'क्\u200Dष'],
  ['a digit', '4ever', '4ever'],
  ['an emoji of several, kept', 'Ann 👩\u200D👧 ❤\uFE0F', 'Ann 👩\u200D👧 ❤\uFE0F'],
])('a name with %s', (_, name, tidy) => {
  expect(tidyName(name)).toBe(tidy);
  expect(nameToSave(name, gate)).toEqual({ isAllowed: true, value: tidy });
});

test.each([
  ['zero-width spaces', '\u200B\u2060'],
  ['joiners', '\u200D\u200C'],
  ['overrides', '\u202E\u202D'],
  ['fillers and empty braille', '\u3164\u115F\u2800'],
  ['control characters', '\u0001\u007F'],
])('a name of only %s is missing', { meta: { spec: ['name.required'] } }, (_, name) => {
  expect(nameProblem(name, 'robin@example.com')).toEqual({ key: 'required', field: 'name' });
});

test.each([
  ['a combining mark', '\u0301\u0308'],
  ['emoji', '😀 ❤\uFE0F'],
  ['punctuation', '._-'],
])('a name of only %s needs a letter or a digit', (_, name) => {
  expect(nameProblem(name, 'robin@example.com')).toEqual({ key: 'name_without_letters' });
});

test.each([
  ['\u200B@robin', 'name_starts_with_at'],
  ['\u0301@robin', 'name_starts_with_at'],
  ['robin\u200B@example.com', 'name_equal_to_email'],
  ['r\u200Cobin@example.com', 'name_equal_to_email'],
  [`${'a'.repeat(151)}\u200B`, 'maxLength'],
])('an invisible character does not bypass rules: %j is %s', (name, key) => {
  expect(nameProblem(name, 'robin@example.com')).toMatchObject({ key });
});

test.each([
  ['＠robin', 'name_starts_with_at'],
  ['﹫robin', 'name_starts_with_at'],
  ['\u200B＠robin', 'name_starts_with_at'],
  ['ｒｏｂｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'name_equal_to_email'],
  ['ｒobin\u200B﹫Example.com', 'name_equal_to_email'],
  ['ⓡⓞⓑⓘⓝ@example.com', 'name_equal_to_email'],
  ['™', 'name_without_letters'],
])('another form of a character does not bypass rules: %j is %s', (name, key) => {
  expect(nameProblem(name, 'robin@example.com')?.key).toBe(key);
});

test('a name that is allowed keeps its full-width characters', () => {
  expect(nameToSave('ＡＮＮＡ ™', gate)).toEqual({
    isAllowed: true,
    value: 'ＡＮＮＡ ™',
  });
});

/** Characters without a visible form: joiners, selectors, format characters, tags, fillers, controls. */
const INVISIBLE =
  '\u200B\u200C\u200D\u2060\u061C\u00AD\uFEFF\u180E\u034F\u115F\uFFF9\uFE00\uFE0F\u{E0100}\u{E0041}\u0001';

/** Any characters, including lone surrogates and many that tidying removes. */
const anyName = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code)),
      fc.constantFrom(...'\u200B\u200C\u200D\u202E\u2800\u3164\uFE0F\uD83D\u{E0041} \t@aह❤'),
    ),
    { maxLength: 20 },
  )
  .map((characters) => characters.join(''));

/** Inserts invisible characters anywhere in a text. */
const disguise = (text: string) =>
  fc
    .array(fc.array(fc.constantFrom(...INVISIBLE), { maxLength: 3 }), {
      minLength: text.length + 1,
      maxLength: text.length + 1,
    })
    .map((runs) => runs.map((run, index) => run.join('') + text.charAt(index)).join(''));

test('no invisible character bypasses a rule of names', () => {
  const email = 'robin@example.com';
  fc.assert(
    fc.property(disguise('@robin'), disguise(email), disguise('!'), (handle, address, mark) => {
      const keys = [handle, address, mark].map((name) => nameProblem(name, email)?.key);
      expect(keys).toEqual(['name_starts_with_at', 'name_equal_to_email', 'name_without_letters']);
    }),
  );
});

/** Replaces any of the printable ASCII characters by their full-width forms. */
const widen = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((isWide) =>
      [...text]
        .map((each, index) =>
          isWide[index] ? String.fromCodePoint((each.codePointAt(0) ?? 0) + 0xfe_e0) : each,
        )
        .join(''),
    );

test('no full-width form bypasses a rule of names, also among invisible characters', () => {
  const email = 'robin@example.com';
  fc.assert(
    fc.property(widen('@robin').chain(disguise), widen(email).chain(disguise), (handle, address) => {
      const keys = [handle, address].map((name) => nameProblem(name, email)?.key);
      expect(keys).toEqual(['name_starts_with_at', 'name_equal_to_email']);
    }),
  );
});

test('tidying is idempotent', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const tidy = tidyName(name);
      expect(tidyName(tidy)).toBe(tidy);
    }),
  );
});
