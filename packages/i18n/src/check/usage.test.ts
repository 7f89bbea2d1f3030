import { expect, test } from 'vitest';
import { readTexts } from './json-texts.ts';
import { readMentions, unusedTexts } from './usage.ts';

const english = readTexts(
  'shell.json',
  JSON.stringify({ home: 'Home', likes_one: '1', likes_other: 'n', menu: { open: 'Open' } }),
);
const findUnused = (source: string, dynamic: readonly string[] = []) =>
  unusedTexts(
    'shell',
    english,
    [readMentions('x.tsx', source)],
    dynamic.map((prefix) => ({ prefix, reason: '' })),
  ).map(({ message }) => /'shell:(.+?)'/.exec(message)?.[1]);
const all = ['home', 'likes_one', 'likes_other', 'menu.open'];

test('reports a text without a mention', () => {
  expect(findUnused('export const x = 1;')).toEqual(all);
});

test('counts a key in a file that opens its namespace, and a plural by its base', () => {
  expect(
    findUnused("const { t } = useTranslation('shell'); t('home'); t('likes', { count }); t('menu.open');"),
  ).toEqual([]);
  expect(
    findUnused("const { t } = useTranslation(['common', 'shell']); const keys = { label: 'home' };"),
  ).not.toContain('home');
  expect(findUnused("const t = i18n.getFixedT(null, 'shell'); t('home');")).not.toContain('home');
  expect(findUnused('const x = <Trans ns="shell" i18nKey="home" />;')).not.toContain('home');
});

test('ignores the same string in a file of another namespace', () => {
  expect(findUnused("const { t } = useTranslation('chat'); t('home');")).toContain('home');
  expect(findUnused("const { t } = useTranslation(); t('home');")).toContain('home');
});

test('counts a key with its namespace in every file', () => {
  expect(findUnused("export const items = [{ label: 'shell:home' }];")).not.toContain('home');
});

test('counts keys with a declared prefix', () => {
  expect(findUnused('', ['shell:menu.'])).toEqual(['home', 'likes_one', 'likes_other']);
});

test('ignores comments', () => {
  expect(findUnused("// t('shell:home')")).toContain('home');
});
