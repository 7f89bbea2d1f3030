/** Every kind of text is searched for retired words, long forms and missing spaces. */
import { expect, test } from 'vitest';
import { localeCodes } from '../locales.ts';
import { memberTexts } from './member-texts.ts';
import { retiredTexts } from './wording.ts';

const texts = memberTexts();

test.each(['mail', 'chat', 'pages', 'legal', 'demo'])('texts of %s are read in every language', (name) => {
  const locales = new Set(texts.filter(({ key }) => key.startsWith(`${name}:`)).map(({ locale }) => locale));
  expect([...locales].toSorted()).toEqual(localeCodes.toSorted());
});

test('the text in English alone is read too', () => {
  expect(texts.some(({ file }) => file.endsWith('zero-tolerance.ts'))).toBe(true);
});

test('a retired word is reported with file, line, key and what to write', () => {
  const place = { file: 'packages/i18n/src/locales/nl/consent.json', line: 4 };
  const text = 'Privacyteksten lezen';
  expect(retiredTexts({ ...place, locale: 'nl', key: 'consent:read.privacy', text })).toEqual([
    {
      ...place,
      message:
        "'consent:read.privacy' says 'privacytekst*'. Write 'privacyverklaring', the word for 'privacy policy' in docs/reference/texts-glossary.md.",
    },
  ]);
});
