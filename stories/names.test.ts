import { expect, test } from 'vitest';

const files = import.meta.glob<string>('./**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const order = import.meta.glob<string>('../packages/storybook/src/preset/story-order.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Folders of the screens, in the order in which a member meets them. `story-order.ts` of the package of Storybook sorts them so. */
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
/** Exports of stories in a file, each from its name to the next one. */
const storiesIn = (source: string) => source.split(/^(?=export const )/m).slice(1);

/** Returns the name that a story gives itself as its first property, or after its tags. */
const nameOf = (story: string) =>
  /^export const \w+(?:: [^=]+)? = \{\s*(?:tags: \[[^\]]*\],\s*)?name:\s+['"]((?:[^'\\]|\\.)+)['"]/.exec(
    story,
  )?.[1];

test.each(Object.entries(files))('%s has names of at most 40 characters', (_file, source) => {
  expect(storiesIn(source).filter((story) => (nameOf(story)?.length ?? 0) > 40)).toEqual([]);
});

test.each(Object.entries(files))(
  '%s names a brand only where the story is that brand’s own',
  (_file, source) => {
    const brandedStories = storiesIn(source).filter((story) => /nocturne|classic/i.test(nameOf(story) ?? ''));
    expect(brandedStories.filter((story) => !/tags: \[.*'(nocturne|classic)'/.test(story))).toEqual([]);
  },
);

const screensAndFlows = Object.entries(files).filter(([file]) => /\/(screens|flows)\/|Welcome/.test(file));

test.each(screensAndFlows)('%s has a sentence above each story', (_file, source) => {
  const lines = [...source.matchAll(/(.*)\nexport const (\w+)/g)];
  expect(lines.filter(([, lineBefore]) => !lineBefore!.endsWith('*/')).map(([, , name]) => name)).toEqual([]);
});

test.each(Object.entries(files))('%s leaves no name to Title Case', (_file, source) => {
  const unnamedStories = storiesIn(source).filter((story) => nameOf(story) === undefined);
  const exports = unnamedStories.map((story) => /export const (\w+)/.exec(story)![1]!);
  expect(exports.filter((name) => /[a-z0-9][A-Z]/.test(name))).toEqual([]);
});

test.each(Object.entries(files))('%s has a title in words, in a known folder', (_file, source) => {
  const [section, folder = '', ...rest] = titleOf(source).split('/');
  expect(['Welcome', 'Foundations', 'Parts', 'Screens', 'Flows', 'Desk', 'Specification']).toContain(section);
  if (section === 'Screens') expect(FOLDERS).toContain(folder);
  // Parts are named after their component, everything else in words.
  if (section !== 'Parts') expect([folder, ...rest].join(' ')).not.toMatch(/[a-z][A-Z]/);
});

test('the sidebar sorts every title of a screen that has siblings', () => {
  const orderText = Object.values(order).join('');
  const pages = Object.values(files)
    .map((source) => titleOf(source).split('/'))
    .filter(([section]) => section === 'Screens');
  for (const [, folder, page] of pages) {
    expect(orderText).toContain(`'${folder}'`);
    if (folder === 'Sign-up' || folder === 'Chats') expect(orderText).toContain(`'${page}'`);
  }
});
