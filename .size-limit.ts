import type { SizeLimitConfig } from 'size-limit';
import { firstLoad } from './.tools/first-load.ts';
import { firstPages, listSources } from './packages/brand-tools/src/check/first-scripts.ts';

/** Scripts of a visitor's first page of a screen, from the folder of a build. `parts` are those that the route declares for everyone. */
const firstPage = (
  folder: string,
  screen: string,
  parts: readonly string[],
  limit: string,
): SizeLimitConfig[number] => ({
  name: `${folder}: first load of ${screen}`,
  path: firstLoad(folder, listSources(screen, parts)),
  limit,
  gzip: true,
  // Vite has already bundled the files, so another bundler is not needed.
  disablePlugins: ['@size-limit/esbuild'],
});

const CLASSIC = 'templates/classic/dist/client';
const NOCTURNE = 'templates/nocturne/dist/client';

/** A brand outside that extends classic, from `npm run check:brand`: it may have 2 % more than classic. */
const OUTSIDE = '.cache/outside/client';

const piece = (name: string, what: string, limit: string): SizeLimitConfig[number] => ({
  name: `@meetcute/${name}: ${what}`,
  path: `packages/${name}/dist/index.js`,
  import: what,
  limit,
  gzip: true,
});

/**
 * One part for an app that has React and i18next already. React Aria and styled-components count. Without chunks esbuild
 * wraps each module that an `import()` reaches, about 1 kB that no app with chunks has.
 */
const part = (name: string, entry: string, what: string, limit: string): SizeLimitConfig[number] => ({
  name: `@meetcute/${name}/${entry}: ${what}`,
  path: `packages/${name}/dist/${entry}/index.js`,
  import: what,
  ignore: ['react', 'react-dom', 'i18next', 'react-i18next'],
  limit,
  gzip: true,
});

/**
 * Size limits in gzip: the script of a first page, and the imports of single features, which must not include
 * the rest.
 */
export default [
  ...firstPages.map(({ screen, parts, limit }) => firstPage(CLASSIC, screen, parts, `${limit} kB`)),
  firstPage(NOCTURNE, 'Home', ['Hero'], '159.3 kB'),
  firstPage(NOCTURNE, 'SignUp', [], '178.7 kB'),
  firstPage(NOCTURNE, 'Login', [], '160.2 kB'),
  ...firstPages.map(({ screen, parts, limit }) =>
    firstPage(OUTSIDE, screen, parts, `${(limit * 1.02).toFixed(1)} kB`),
  ),
  piece('contract', '{ calls }', '20.8 kB'),
  piece('core', '{ href }', '1.3 kB'),
  piece('client', '{ createClient }', '8.3 kB'),
  part('react', 'language-badge', '{ LanguageBadge }', '3 kB'),
  part('react', 'profile-card', '{ ProfileCard }', '4 kB'),
  part('react', 'chat-list', '{ ChatList, useChatList }', '5 kB'),
  part('kit', 'profile-card', '{ ProfileCard }', '18.3 kB'),
  part('kit', 'chat-list', '{ ChatListItem }', '20.9 kB'),
  part('kit', 'field', '{ TextField, PasswordField }', '21.8 kB'),
  part('kit', 'field', '{ SelectField }', '16.5 kB'),
  part('kit', 'sign-up', '{ AboutStep }', '51.4 kB'),
  part('kit', 'sign-up', '{ PlaceStep }', '53.9 kB'),
] satisfies SizeLimitConfig;
