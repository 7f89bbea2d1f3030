import { createI18n, localeCodes } from '@meetcute/i18n';
import { completeCatalogue } from '@meetcute/i18n/catalogues';
import type { i18n } from 'i18next';
import { expect, test } from 'vitest';
import { withQuickTexts } from './quick-texts.ts';

type Tree = { [key: string]: string | Tree };

const keysOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : keysOf(text, `${prefix}${key}.`),
  );

/** Values that texts name, among them ones that look like a text with values. */
const values = (text: unknown) =>
  Object.fromEntries(
    [...String(text).matchAll(/\{\{(\w+)/g)].map(([, name = '']) => [name, `<{{${name}}} & $t(x)>`]),
  );

/** Returns the function that components read the texts of a namespace with. */
const readerOf = (instance: i18n, locale: string, namespace: string) =>
  instance.getFixedT(locale, namespace as 'common') as unknown as (key: string, options?: object) => string;

test.each(localeCodes)('reads all texts in %s as i18next does, with and without values', async (locale) => {
  const messages = await completeCatalogue(locale);
  const [plain, quick] = [false, true].map((isQuick) => {
    const instance = createI18n({ locale, messages, log: () => {} });
    return isQuick ? withQuickTexts(instance) : instance;
  });
  let count = 0;
  for (const [namespace, texts] of Object.entries(messages)) {
    const [slow, fast] = [plain, quick].map((each) => readerOf(each!, locale, namespace));
    for (const key of keysOf(texts as Tree)) {
      const filledValues = values(plain!.getResource(locale, namespace, key));
      for (const options of [
        undefined,
        filledValues,
        { ...filledValues, count: 2 },
        { ...filledValues, context: 'f' },
        { unused: 1 },
      ]) {
        expect(fast!(key, options), `${namespace}:${key}`).toBe(slow!(key, options));
        count += 1;
      }
    }
    expect(fast!('nothing.here')).toBe(slow!('nothing.here'));
    expect(fast!('common:tryAgain')).toBe(slow!('common:tryAgain'));
  }
  expect(count).toBeGreaterThan(1000);
});

test('leaves plurals, contexts, nesting and formats to i18next', () => {
  const messages = {
    common: {
      friend: 'A friend of {{name}}',
      friend_female: 'Her friend {{name}}',
      note_one: '{{count}} note',
      note_other: '{{count}} notes',
      nested: '$t(common:friend, {"name": "Bo"}) came',
      formatted: '{{share, number}} of it',
    },
  };
  const quick = readerOf(withQuickTexts(createI18n({ locale: 'en', messages })), 'en', 'common');
  expect(quick('friend', { name: 'Kim' })).toBe('A friend of Kim');
  expect(quick('friend', { name: 'Kim', context: 'female' })).toBe('Her friend Kim');
  expect(quick('note', { count: 1 })).toBe('1 note');
  expect(quick('note', { count: 3 })).toBe('3 notes');
  expect(quick('nested')).toBe('A friend of Bo came');
  expect(quick('formatted', { share: 1234.5 })).toBe('1,234.5 of it');
});

test('fills in the values of each call, and reports a missing one', async () => {
  const loggedMessages: string[] = [];
  const log = (message: string) => void loggedMessages.push(message);
  const messages = { common: { hello: 'Hello {{name}}, {{name}} of {{place}}!' } };
  const translate = readerOf(withQuickTexts(createI18n({ locale: 'en', messages, log })), 'en', 'common');
  expect(translate('hello', { name: 'Kim', place: 'Ghent' })).toBe('Hello Kim, Kim of Ghent!');
  expect(translate('hello', { name: 'Sam', place: 7 })).toBe('Hello Sam, Sam of 7!');
  expect(loggedMessages).toEqual([]);
  expect(translate('hello', { name: 'Ann' })).toBe('Hello Ann, Ann of !');
  expect(loggedMessages).toHaveLength(1);
});
