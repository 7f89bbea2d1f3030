import { expect, test } from 'vitest';
import { aChat } from '../testing.ts';
import { findChats } from './find-chats.ts';

const chat = (name: string, text: string | null) => {
  const item = aChat(name);
  const message = text === null ? null : { ...item.last_message!, text };
  return { ...item, profile: { ...item.profile, name }, last_message: message };
};
const chats = [
  chat('Łukasz', 'Do jutra'),
  chat('Zoé', 'À bientôt, chez toi'),
  chat('Jörg', null),
  chat('Anna Maria', 'See you at 8'),
];

test.each([
  ['', ['Łukasz', 'Zoé', 'Jörg', 'Anna Maria']],
  ['  –  ', ['Łukasz', 'Zoé', 'Jörg', 'Anna Maria']],
  ['lukasz', ['Łukasz']],
  ['ŁUK', ['Łukasz']],
  ['zoe', ['Zoé']],
  ['bientot toi', ['Zoé']],
  ['jorg', ['Jörg']],
  ['maria an', ['Anna Maria']],
  ['8', ['Anna Maria']],
  // The inside of a word does not match.
  ['asz', []],
  ['.*', ['Łukasz', 'Zoé', 'Jörg', 'Anna Maria']],
  ['nobody', []],
])('%j finds %j', (query, names) => {
  expect(findChats(chats, query).map(({ profile }) => profile.name)).toEqual(names);
});
