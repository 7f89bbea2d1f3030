import { runCommand } from '@meetcute/server/commands';
import { findTextProblems } from '@meetcute/i18n/node';
import { expect, test } from 'vitest';
import { textsCommand } from './command.ts';
import type { ListedText } from './list-texts.ts';

const run = async (...args: string[]) => {
  const output = await runCommand(textsCommand, args, {});
  return { text: output!.text, data: output!.data as ListedText[] };
};

test('lists all texts of pages, with the screens that show them', async () => {
  const { data } = await run();
  const find = (name: string) => data.find(({ key }) => key === name);
  expect(find('home:heading')).toEqual({
    key: 'home:heading',
    text: 'Good company starts with hello',
    screens: ['Home'],
    protection: null,
  });
  expect(find('home:how.title')!.screens).toEqual(['Home']);
  expect(find('chat:title')!.screens).toEqual(expect.arrayContaining(['Chats', 'Chat']));
  expect(find('common:fictional.label')).toMatchObject({
    screens: null,
    protection: 'it labels fictional profiles',
  });
  expect(find('app:offline.title')!.screens).toEqual([]);
});

test('marks exactly those that a template may not replace', async () => {
  const { data } = await run();
  const texts = Object.fromEntries(data.map(({ key, text }) => [key, text]));
  const refusedKeys = findTextProblems({ en: texts }).map(({ path: [, key] }) => key);
  expect(data.filter(({ protection }) => protection !== null).map(({ key }) => key)).toEqual(refusedKeys);
});

test('finds words of a key or a text', async () => {
  const { data, text } = await run('--search', 'COMPANY starts');
  expect(data.map(({ key }) => key)).toEqual(['home:heading']);
  expect(text).toMatch(
    /^home, screens Home\n {2}home:heading: Good company starts with hello\n\nReplace one in/,
  );
  const age = await run('--search', 'home:note');
  expect(age.text).toContain('\n    stays, because it states the minimum age\n');
});

test('finds each word in any order, and says where none is', async () => {
  const { data } = await run('--search', ' hello  company ');
  expect(data.map(({ key }) => key)).toContain('home:heading');
  for (const { key, text } of data) expect(`${key} ${text}`).toMatch(/hello.*company|company.*hello/i);
  expect((await run('--search', 'hello xyzzy')).text).toBe('No text has these words: hello xyzzy.');
});
