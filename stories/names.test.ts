import { expect, test } from 'vitest';

const files = import.meta.glob<string>('./**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const preview = import.meta.glob<string>('../.storybook/preview.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Folders of the screens, in the order in which a member meets them. `.storybook/preview.tsx` sorts them so. */
const FOLDERS = [
  'Site map',
  'Demo sites',
  'Home',
  'Sign-up',
  'Search',
  'Profile',
  'Likes',
  'Match finder',
  'Chats',
  'Notifications',
  'My profile',
  'Account',
  'Login',
  'Paying',
  'Service',
  'Legal',
  'Content pages',
  'Landing pages',
  'Errors',
  'Shell',
  'App',
];

const titleOf = (source: string) => /title: '([^']+)'/.exec(source)?.[1] ?? '';
const namesIn = (source: string) =>
  [...source.matchAll(/^\s+name:\s+'((?:[^'\\]|\\.)+)'/gm)].map(([, name]) => name!);

test.each(Object.entries(files))('%s has names that the sidebar shows whole', (_file, source) => {
  expect(namesIn(source).filter((name) => name.length > 70)).toEqual([]);
});

test.each(Object.entries(files))('%s has a title in words, in a known folder', (_file, source) => {
  const [section, folder = '', ...rest] = titleOf(source).split('/');
  expect(['Welcome', 'Foundations', 'Parts', 'Screens', 'Flows', 'Desk', 'Specification']).toContain(section);
  if (section === 'Screens') expect(FOLDERS).toContain(folder);
  // Parts are named after their component, everything else in words.
  if (section !== 'Parts') expect([folder, ...rest].join(' ')).not.toMatch(/[a-z][A-Z]/);
});

test('the sidebar sorts every title of a screen that has siblings', () => {
  const sorted = Object.values(preview).join('');
  const pages = Object.values(files)
    .map((source) => titleOf(source).split('/'))
    .filter(([section]) => section === 'Screens');
  for (const [, folder, page] of pages) {
    expect(sorted).toContain(`'${folder}'`);
    if (folder === 'Sign-up' || folder === 'Chats') expect(sorted).toContain(`'${page}'`);
  }
});
