import type { SizeLimitConfig } from 'size-limit';
import { firstLoad } from './.tools/first-load.ts';

/** Scripts of a visitor's first page of a screen. `parts` are those that the route declares for everyone. */
const firstPage = (
  template: string,
  screen: string,
  parts: readonly string[],
  limit: string,
): SizeLimitConfig[number] => ({
  name: `templates/${template}: first load of ${screen}`,
  path: firstLoad(template, [
    `/${screen}Screen.tsx`,
    'layouts/DefaultLayout.tsx',
    ...['Logo', 'Navigation', ...parts].map((part) => `parts/${part}.tsx`),
  ]),
  limit,
  gzip: true,
  // Vite has already bundled the files, so another bundler is not needed.
  disablePlugins: ['@size-limit/esbuild'],
});

const piece = (name: string, what: string, limit: string): SizeLimitConfig[number] => ({
  name: `@meetcute/${name}: ${what}`,
  path: `packages/${name}/dist/index.js`,
  import: what,
  limit,
  gzip: true,
});

/** One part for an app that has React and i18next already. React Aria and styled-components count. */
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
  firstPage('classic', 'Home', ['Hero'], '154.3 kB'),
  firstPage('classic', 'SignUp', [], '174 kB'),
  firstPage('classic', 'Login', [], '156.4 kB'),
  firstPage('classic', 'Search', ['ProfileCard', 'PartnerTile'], '188.4 kB'),
  firstPage('nocturne', 'Home', ['Hero'], '155.6 kB'),
  firstPage('nocturne', 'SignUp', [], '175.8 kB'),
  firstPage('nocturne', 'Login', [], '158.4 kB'),
  piece('contract', '{ calls }', '20.9 kB'),
  piece('core', '{ href }', '4 kB'),
  piece('client', '{ createClient }', '23.9 kB'),
  part('react', 'language-badge', '{ LanguageBadge }', '3 kB'),
  part('react', 'profile-card', '{ ProfileCard }', '4 kB'),
  part('react', 'chat-list', '{ ChatList, useChatList }', '5 kB'),
  part('kit', 'profile-card', '{ ProfileCard }', '18 kB'),
  part('kit', 'chat-list', '{ ChatListItem }', '20 kB'),
  part('kit', 'field', '{ TextField, PasswordField }', '19.6 kB'),
  part('kit', 'field', '{ SelectField }', '15 kB'),
  part('kit', 'sign-up', '{ AboutStep }', '48.2 kB'),
  part('kit', 'sign-up', '{ PlaceStep }', '49 kB'),
] satisfies SizeLimitConfig;
