import { expect, test } from 'vitest';
import { readTexts } from './json-texts.ts';
import { readMentions, unusedTexts } from './usage.ts';

const english = readTexts(
  'shell.json',
  JSON.stringify({ home: 'Home', likes_one: '1', likes_other: 'n', menu: { open: 'Open' } }),
);
const unused = (source: string, dynamic: readonly string[] = []) =>
  unusedTexts(
    'shell',
    english,
    [readMentions('x.tsx', source)],
    dynamic.map((prefix) => ({ prefix, reason: '' })),
  ).map(({ message }) => /'shell:(.+?)'/.exec(message)?.[1]);
const all = ['home', 'likes_one', 'likes_other', 'menu.open'];

test('a text that nothing mentions is unused', () => {
  expect(unused('export const x = 1;')).toEqual(all);
});

test('a key counts in a file that opens its namespace, and a plural by its base', () => {
  expect(
    unused("const { t } = useTranslation('shell'); t('home'); t('likes', { count }); t('menu.open');"),
  ).toEqual([]);
  expect(
    unused("const { t } = useTranslation(['common', 'shell']); const keys = { label: 'home' };"),
  ).not.toContain('home');
  expect(unused("const t = i18n.getFixedT(null, 'shell'); t('home');")).not.toContain('home');
  expect(unused('const x = <Trans ns="shell" i18nKey="home" />;')).not.toContain('home');
});

test('the same word in a file of another namespace does not count', () => {
  expect(unused("const { t } = useTranslation('chat'); t('home');")).toContain('home');
  expect(unused("const { t } = useTranslation(); t('home');")).toContain('home');
});

test('a key with its namespace counts anywhere', () => {
  expect(unused("export const items = [{ label: 'shell:home' }];")).not.toContain('home');
});

test('a declared prefix covers what the site puts together', () => {
  expect(unused('', ['shell:menu.'])).toEqual(['home', 'likes_one', 'likes_other']);
});

test('a comment is no use', () => {
  expect(unused("// t('shell:home')")).toContain('home');
});
