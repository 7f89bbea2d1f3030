import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { findVagueNames, type PatternNode } from './variable-names.ts';

interface Declaration {
  readonly declarations?: readonly { readonly id: PatternNode }[];
}

/** Returns the refused names of the variables that a statement declares. */
function listRefused(statement: string): readonly (string | undefined)[] {
  const [declaration] = parseSync('x.ts', statement).program.body as readonly Declaration[];
  return declaration!.declarations!.flatMap(({ id }) => findVagueNames(id)).map(({ node }) => node.name);
}

test.each([
  ['const sent = listMails();', ['sent']],
  ['const liked = 3, before = 1;', ['liked', 'before']],
  ['const [unread, { count: shown = 0 }, ...left] = page;', ['unread', 'shown', 'left']],
  ['const sentMails = listMails(), isLiked = true, textBefore = "";', []],
  ['const speed = 1, expected = 2, like = 3, run = 4;', []],
])('refuses the participles and prepositions of %s', (statement, names) => {
  expect(listRefused(statement)).toEqual(names);
});

test('accepts the name of a property that a pattern takes over', () => {
  expect(listRefused('const { sent, read: { seen }, given = 1 } = message;')).toEqual([]);
});

test('says what to write instead', () => {
  const [problem] = findVagueNames({ type: 'Identifier', name: 'sent' });
  expect(problem?.message).toContain('say what was sent, or whether');
});
