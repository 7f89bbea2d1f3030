import { expect, test } from 'vitest';
import { commandsFor } from './check-commands.ts';

const titles = (...files: string[]) => commandsFor(files).map(({ title }) => title);

test('checks nothing where nothing changed', () => {
  expect(titles()).toEqual([]);
});

test('checks a document for its format alone', () => {
  expect(titles('docs/api.md')).toEqual(['Format']);
});

test('checks texts when a catalogue changed', () => {
  expect(titles('packages/i18n/src/locales/de/chat.json')).toEqual(['Format', 'Texts']);
});

test('checks types, lint, language and the tests that import a changed source', () => {
  const source = 'packages/kit/src/button/Button.tsx';
  const commands = commandsFor([source]);
  expect(commands.map(({ title }) => title)).toEqual([
    'Format',
    'Types',
    'Lint',
    'Language',
    'Related tests and stories',
  ]);
  expect(commands.at(-1)?.command).toContain(source);
});
