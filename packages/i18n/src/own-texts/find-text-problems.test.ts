import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogues/index.ts';
import { localeCodes } from '../locales.ts';
import { flattenTree } from '../messages.ts';
import { pluralForms } from '../plurals.ts';
import { describeTextProblem, findTextProblems } from './find-text-problems.ts';
import { findProtection } from './protected-texts.ts';
import type { OwnTexts } from './types.ts';

const describeProblems = (texts: unknown) => findTextProblems(texts).map(describeTextProblem);

test('finds nothing in texts of several languages, with values, tags and plural forms', () => {
  const texts = {
    en: {
      'home:heading': 'I <3 harbours, 5 < 6 & “quotes”',
      'home:greeting': 'Ahoy, {{ name }}!',
      'shell:newLikes_one': 'One new like',
      'shell:newLikes_other': '{{count, number}} new likes',
    },
    pl: {
      'shell:newLikes_one': '{{count,number}} nowe polubienie',
      'shell:newLikes_few': '{{count, number}} nowe polubienia',
      'shell:newLikes_many': '{{count, number}} nowych polubień',
      'shell:newLikes_other': '{{count, number}} nowego polubienia',
    },
  } satisfies OwnTexts;
  expect(findTextProblems(texts)).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['a list', [], "'texts' is no object. Write an object for each language."],
  ['an unknown language', { xx: {} }, "'texts.xx' is no language. Languages: en, nl, de, it, fr, es, pl."],
  ['a region', { 'en-GB': {} }, "'texts.en-GB' is no language."],
  ['a text in place of a language', { en: 'Hello' }, "'texts.en' is no object. Write a text for each key"],
  [
    'a misspelt key',
    { en: { 'home:heding': 'Ahoy' } },
    "The text 'home:heding' in en doesn't exist. The nearest one is 'home:heading'.",
  ],
  ['a key of another namespace', { en: { 'chat:heading': 'Ahoy' } }, "'chat:heading' in en doesn't exist."],
  ['texts in namespaces', { en: { home: { heading: 'Ahoy' } } }, "'home' in en is no key."],
  ['a number', { en: { 'home:heading': 5 } }, "The text 'home:heading' in en is no string."],
  ['null', { en: { 'home:heading': null } }, 'is no string.'],
  ['a text of a mail', { en: { 'mail:footer': 'Bye' } }, "The text 'mail:footer' in en is in mails"],
  [
    'a value more',
    { en: { 'home:heading': 'Ahoy {{name}}' } },
    "The text 'home:heading' in en has {{name}} too many. The text of the library: “",
  ],
  ['another value', { en: { 'home:greeting': 'Ahoy {{nam}}' } }, 'lacks {{name}} and has {{nam}} too many'],
  [
    'a value without braces',
    { nl: { 'home:greeting': 'Ahoi {name}' } },
    "'home:greeting' in nl lacks {{name}}",
  ],
  [
    'a number without format',
    { en: { 'shell:newLikes_one': '{{count}}', 'shell:newLikes_other': '{{count}}' } },
    "The text 'shell:newLikes_one' in en lacks {{count, number}} and has {{count}} too many",
  ],
  ['an unescaped value', { en: { 'home:greeting': 'Ahoy {{- name}}' } }, 'has {{- name}} too many'],
  ['another text inside', { en: { 'home:heading': '$t(common:advert)' } }, 'has $t(common:advert) too many'],
  ['a tag of React', { en: { 'home:heading': '<1>Ahoy</1>' } }, 'has </1>, <1> too many'],
  [
    'one of two plural forms',
    { en: { 'shell:newLikes_other': '{{count, number}} likes' } },
    "The text 'shell:newLikes_one' in en is missing. Write all plural forms of a text, or none.",
  ],
  [
    'English plural forms in Polish',
    { pl: { 'shell:newLikes_one': 'jeden', 'shell:newLikes_other': '{{count, number}}' } },
    "The text 'shell:newLikes_few' in pl is missing",
  ],
  [
    'a plural form that the language lacks',
    { en: { 'shell:newLikes_few': '{{count, number}} likes' } },
    "The text 'shell:newLikes_few' in en has a plural form that the language doesn't have. Its forms: one, other.",
  ],
  [
    'a plural key without form',
    { en: { 'shell:newLikes': 'Likes' } },
    "'shell:newLikes' in en doesn't exist.",
  ],
  ['an empty text', { en: { 'home:heading': ' \u00A0' } }, 'is empty. Write it, or remove its key.'],
  [
    '10,000 characters',
    { en: { 'home:heading': 'a'.repeat(10_000) } },
    'has 10000 characters. Shorten it to 500.',
  ],
  ['HTML', { en: { 'home:heading': '<img src=x onerror=alert(1)>' } }, 'has HTML'],
  ['HTML that ends an element', { en: { 'home:heading': '</script><script>' } }, 'has HTML'],
  ['a comment of HTML', { en: { 'home:heading': '<!-- a' } }, 'has HTML'],
  ['a bidi control', { en: { 'home:heading': 'ahoy\u202Eyoha' } }, 'has the invisible character U+202E'],
  ['a zero-width space', { en: { 'home:heading': 'a\u200Bb' } }, 'has the invisible character U+200B'],
  ['a Windows line end', { en: { 'home:heading': 'a\r\nb' } }, 'has a Windows line end'],
  ['a line break', { en: { 'home:heading': 'a\nb' } }, 'has a line break'],
  ['a control character', { en: { 'home:heading': 'a\u0000b' } }, 'has the control character U+0000'],
  ['half of a character', { en: { 'home:heading': 'a\uD83D' } }, 'has half of a character'],
  ['a language of the prototype', JSON.parse('{"__proto__":{}}'), "'texts.__proto__' is no language."],
  ['a name of the prototype', { constructor: {} }, "'texts.constructor' is no language."],
  ['a key of the prototype', JSON.parse('{"en":{"__proto__":"x"}}'), "The text '__proto__' in en is no key."],
  ['a key of a prototype', { en: { 'home:__proto__': 'x' } }, "'home:__proto__' in en doesn't exist."],
  ['a key of its prototype', { en: { 'home:constructor': 'x' } }, "'home:constructor' in en doesn't exist."],
])('names %s', (_what, texts, problem) => {
  const problems = describeProblems(texts);
  expect(problems.join('\n')).toContain(problem);
  expect(problems.every((each) => each.endsWith('.'))).toBe(true);
});

test('names everything at once', () => {
  const texts = { xx: {}, en: { 'home:a': 'A', 'home:heading': '' }, de: { 'common:advert': 'Tipp' } };
  expect(describeProblems(texts)).toEqual([
    expect.stringContaining("'texts.xx'"),
    expect.stringContaining("'home:a' in en"),
    expect.stringContaining("'home:heading' in en"),
    expect.stringContaining("'common:advert' in de"),
  ]);
});

test.each([
  ['common:fictional.label', 'it labels fictional profiles'],
  ['common:adultsOnly', 'it states the minimum age'],
  ['commerce:order.submit', 'it states a price or what is paid for'],
  ['common:credits_one', 'it states a price or what is paid for'],
  ['shell:terms', 'it is a legal text or leads to one'],
  ['common:advert', 'it marks or explains an advert'],
  ['safety:choose.report', 'it is about reporting or blocking'],
  ['fields:sensitive.agree', 'members agree to its words'],
])('refuses the protected text %s, and says why', (key, reason) => {
  expect(describeProblems({ de: { [key]: 'Anders' } })).toEqual([
    `The text '${key}' in de can't be replaced, because ${reason}. Remove it.`,
  ]);
});

describe.each(localeCodes)('in %s', (locale) => {
  test('the texts of the library have no problem but that some are protected', async () => {
    const freeTexts = Object.fromEntries(await readAll(locale));
    expect(findTextProblems({ [locale]: freeTexts })).toEqual([]);
    expect(Object.keys(freeTexts).length).toBeGreaterThan(800);
  });
});

/** Returns the texts of a language by key, without protected ones. */
async function readAll(locale: (typeof localeCodes)[number]): Promise<(readonly [string, string])[]> {
  return Object.entries(await catalogue(locale))
    .flatMap(([name, tree]) => flattenTree(tree, `${name}:`))
    .filter(([key]) => findProtection(key) === null);
}

test('the guide has texts without problems, and the problems that it shows', () => {
  const guide = readFileSync(new URL('../../../../docs/brands/texts.md', import.meta.url), 'utf8');
  const { texts } = JSON.parse(/```json\n([^]*?)```/.exec(guide)?.[1] ?? '') as { texts: OwnTexts };
  expect(findTextProblems(texts)).toEqual([]);
  const count = '{{count, number}}';
  const wrong = {
    en: { 'home:heding': 'Ahoy', 'common:advert': 'Tip' },
    pl: { 'shell:newLikes_one': 'jeden', 'shell:newLikes_many': count, 'shell:newLikes_other': count },
    de: { 'home:greeting': 'Ahoi' },
  };
  const documentedProblems = guide.split('\n').filter((line) => line.startsWith('The text '));
  expect(describeProblems(wrong).toSorted()).toEqual(documentedProblems.toSorted());
});

test('reports wrong texts as type errors', () => {
  const texts: OwnTexts = {
    en: { 'home:heading': 'Ahoy', 'shell:newLikes_one': 'One', 'shell:newLikes_other': '{{count, number}}' },
    pl: { 'shell:newLikes_few': '{{count, number}}' },
  };
  // @ts-expect-error there is no such language
  const language: OwnTexts = { xx: {} };
  // @ts-expect-error there is no such key
  const key: OwnTexts = { en: { 'home:heding': 'Ahoy' } };
  // @ts-expect-error protected
  const label: OwnTexts = { en: { 'common:fictional.label': 'Friend' } };
  // @ts-expect-error protected, with its whole namespace
  const price: OwnTexts = { en: { 'commerce:order.submit': 'Go' } };
  // @ts-expect-error English has no such plural form
  const form: OwnTexts = { en: { 'shell:newLikes_few': '{{count, number}}' } };
  // @ts-expect-error mails have no own texts
  const mail: OwnTexts = { en: { 'mail:footer': 'Bye' } };
  expect([texts, language, key, label, price, form, mail]).toHaveLength(7);
});

test.each(localeCodes)('the plural forms of the types are those of %s', (locale) => {
  const forms = {
    en: ['one', 'other'],
    nl: ['one', 'other'],
    de: ['one', 'other'],
    it: ['one', 'many', 'other'],
    fr: ['one', 'many', 'other'],
    es: ['one', 'many', 'other'],
    pl: ['one', 'few', 'many', 'other'],
  };
  expect([...pluralForms(locale)].toSorted()).toEqual(forms[locale].toSorted());
});
