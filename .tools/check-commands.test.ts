import { expect, test } from 'vitest';
import { commandsFor, testsBeside } from './check-commands.ts';

const titles = (...files: string[]) => commandsFor(files).map(({ title }) => title);

test('checks nothing where nothing changed', () => {
  expect(titles()).toEqual([]);
});

test('checks the format and the language of a document', () => {
  expect(titles('docs/reference/api.md')).toEqual(['Format', 'Language']);
});

test('checks types and the tests beside a deleted source', () => {
  const commands = commandsFor(['packages/core/src/routes/table.ts'], () => false);
  expect(commands.map(({ title }) => title)).toEqual(['Language', 'Types', 'Tests beside it']);
});

test.each(['locales/de/chat.json', 'pages/texts/fr.json', 'legal/texts/en.json', 'glossary/glossary.json'])(
  'checks texts when %s changed',
  (file) => {
    expect(titles(`packages/i18n/src/${file}`)).toEqual(['Format', 'Texts']);
  },
);

test('checks texts when demo people say something else', () => {
  expect(titles('packages/demo/src/people/texts/fr.ts')).toContain('Texts');
});

test.each([
  [
    'packages/kit/src/button/Button.tsx',
    ['packages/kit/src/button/', 'stories/parts/Button.', 'stories/screens/Button.'],
  ],
  [
    'packages/site/src/screens/search/SearchScreen.tsx',
    ['packages/site/src/screens/search/', 'stories/parts/SearchScreen.', 'stories/screens/Search.'],
  ],
  ['packages/core/src/routes/table.ts', ['packages/core/src/routes/']],
  ['stories/screens/Chat.stories.tsx', ['stories/screens/Chat.stories.tsx']],
  ['packages/site/src/prompts/prompts.page.test.tsx', ['packages/site/src/prompts/prompts.page.test.tsx']],
  ['.tools/props.ts', ['.tools/']],
])('finds the tests and stories beside %s', (path, filters) => {
  expect(testsBeside(path)).toEqual(filters);
});

test('checks types, lint, language and the tests beside a changed source', () => {
  const source = 'packages/kit/src/button/Button.tsx';
  const commands = commandsFor([source]);
  expect(commands.map(({ title }) => title)).toEqual([
    'Format',
    'Language',
    'Types',
    'Lint',
    'Tests beside it',
    'Stories and pages beside it',
  ]);
  expect(commands.at(-2)?.command).toContain('packages/kit/src/button/');
});

test.each([
  ['packages/kit/src/button/Button.tsx', ['stories/parts/Button.', 'stories/screens/Button.']],
  ['packages/site/src/prompts/useUpdate.ts', ['packages/site/src/prompts/']],
  ['packages/site/src/prompts/prompts.page.test.tsx', ['packages/site/src/prompts/prompts.page.test.tsx']],
])('runs stories and pages beside %s with React’s production build', (source, filters) => {
  expect(commandsFor([source]).at(-1)?.command).toEqual([
    'pnpm',
    '--silent',
    'test:stories',
    '--passWithNoTests',
    ...filters,
  ]);
});

test('runs no stories and pages where none can be beside a changed source', () => {
  expect(titles('packages/core/src/routes/table.ts').at(-1)).toBe('Tests beside it');
});

test.each(['parts/ProfileCard.tsx', 'tokens.ts', 'layouts/DefaultLayout.tsx'])(
  'checks a template in its own look after a change of %s',
  (file) => {
    const [disclosures, stories] = commandsFor([`templates/nocturne/src/${file}`]).slice(-2);
    expect(disclosures?.title).toBe('Disclosures of nocturne');
    expect(disclosures?.command).toContain('(of|in) nocturne ');
    expect(stories).toMatchObject({
      title: 'Stories in nocturne',
      env: { STORIES_LOOK: 'template=nocturne', STORIES: 'required' },
    });
    expect(stories?.command).toContain('stories/parts/');
  },
);

test.each(['src/parts/ProfileCard.tsx', 'src/tokens.ts', 'sites/nocturne.json', 'src/media/evening.webp'])(
  'checks all of a template that needs no browser after a change of %s',
  (file) => {
    const brand = commandsFor([`templates/nocturne/${file}`]).find(({ title }) => title === 'Brand nocturne');
    expect(brand?.command.join(' ')).toBe(
      'pnpm --silent meetcute check templates/nocturne --only template --only contrast --only fonts --only icon --only sites --only sizes',
    );
  },
);

test('draws a template after a change of a picture alone, and not after one of a site file', () => {
  expect(titles('templates/nocturne/src/media/evening.webp').at(-1)).toBe('Stories in nocturne');
  expect(titles('templates/nocturne/sites/nocturne.json')).toEqual(['Format', 'Brand nocturne']);
});

test('checks a template in its own look after a part is gone', () => {
  const exists = (path: string) => path === 'templates/nocturne/src/template.ts';
  const commands = commandsFor(['templates/nocturne/src/parts/Hero.tsx'], exists);
  expect(commands.at(-1)?.title).toBe('Stories in nocturne');
});

test.each([
  ['a template that is gone', 'templates/harbour/src/tokens.ts', false],
  ['a template whose test changed', 'templates/nocturne/src/tokens.test.ts', true],
])('checks no look of %s', (_what, file, exists) => {
  const commands = commandsFor([file], () => exists);
  expect(commands.at(-1)?.title).toBe('Tests beside it');
  expect(commands.filter(({ title }) => title.startsWith('Brand'))).toEqual([]);
});
