import { expect, test } from 'vitest';
import { cardLine } from './card-line.ts';

const settings = {
  my_profile: {},
  text_fields: ['looking_for', 'about_me', 'weekend'],
  visible_profile_notes: ['looking_for', 'about_me', 'weekend'],
};
const viewer = { personal: { interests: 'film,books,yoga' } };
const aboutText = { about_me: 'I bake bread.' };

type Personal = Parameters<typeof cardLine>[0]['personal'];
const line = (personal: Personal, changes: object = {}, reader: typeof viewer | null = viewer) =>
  cardLine({ personal, fictional: false, ...changes }, reader, settings);

test.each<[string, Personal, object, typeof viewer | null, ReturnType<typeof cardLine>]>([
  [
    'shared interests in the order of the profile',
    { ...aboutText, interests: 'books,games,film' },
    {},
    viewer,
    { kind: 'interests', ids: ['books', 'film'] },
  ],
  [
    'a text without a shared interest',
    { ...aboutText, interests: 'games' },
    {},
    viewer,
    text('I bake bread.'),
  ],
  ['a text for a visitor', { ...aboutText, interests: 'film' }, {}, null, text('I bake bread.')],
  [
    'a text of a fictional profile, which shares nothing',
    { ...aboutText, interests: 'film' },
    { fictional: true },
    viewer,
    text('I bake bread.'),
  ],
  ['no sensitive text', { looking_for: 'A woman.', weekend: 'Asleep.' }, {}, viewer, text('Asleep.')],
  ['the next text where one is blank', { about_me: ' \n', weekend: 'Asleep.' }, {}, viewer, text('Asleep.')],
  ['nothing without texts', { about_me: null }, {}, viewer, null],
  ['nothing of an empty profile', null, {}, viewer, null],
])('a card has %s', (_, personal, changes, reader, expected) => {
  expect(line(personal, changes, reader)).toEqual(expected);
});

function text(words: string) {
  return { kind: 'text' as const, text: words };
}

test.each([
  ['  Two\n\n lines ', 'Two lines'],
  ['a'.repeat(80), 'a'.repeat(80)],
  [`${'word '.repeat(16)}end`, `${'word '.repeat(16).trim()}…`],
  [`${'word '.repeat(15)}end. More`, `${'word '.repeat(15)}end.`],
  ['I bake bread that nobody eats. On Sundays I walk.', 'I bake bread that nobody eats.'],
  ['I live near St. Pauli and work there. On Sundays I walk.', 'I live near St. Pauli and work there.'],
  ['I bake. I walk. I like my neighbours! And you?', 'I bake. I walk. I like my neighbours!'],
  [`${'word '.repeat(15)}z. B. more of it`, `${'word '.repeat(15)}z. B…`],
  [`${'word '.repeat(15)}end, more`, `${'word '.repeat(15)}end…`],
  ['🦊'.repeat(81), `${'🦊'.repeat(80)}…`],
])('shortens %j between words', (words, expected) => {
  expect(line({ about_me: words })).toEqual(text(expected));
});

test('a site without interests shows texts, and one that hides texts none', () => {
  const personal = { ...aboutText, interests: 'film' };
  const profile = { personal, fictional: false };
  expect(cardLine(profile, viewer, { ...settings, my_profile: { interests: false } })).toEqual(
    text('I bake bread.'),
  );
  expect(
    cardLine({ ...profile, personal: aboutText }, viewer, { ...settings, visible_profile_notes: [] }),
  ).toBeNull();
});
