import type { SizeLimitConfig } from 'size-limit';
import { firstLoad } from './.tools/first-load.ts';

const firstPage = (
  template: string,
  screen: string,
  layout: string,
  limit: string,
): SizeLimitConfig[number] => ({
  name: `templates/${template}: first load of ${screen}`,
  path: firstLoad(template, [`screens/${screen}/`, `layouts/${layout}.tsx`, 'parts/']),
  limit,
  gzip: true,
  // The files are what Vite built; another bundler has nothing to add.
  disablePlugins: ['@size-limit/esbuild'],
});

const piece = (name: string, what: string, limit: string): SizeLimitConfig[number] => ({
  name: `@meetcute/${name}: ${what}`,
  path: `packages/${name}/dist/index.js`,
  import: what,
  limit,
  gzip: true,
});

/** What a member pays on a phone, gzip: the script of a first page, and that taking one thing does not bring the rest. */
export default [
  firstPage('classic', 'home', 'LanderLayout', '210 kB'),
  firstPage('nocturne', 'home', 'LanderLayout', '210 kB'),
  firstPage('classic', 'login', 'DefaultLayout', '225 kB'),
  piece('contract', '{ calls }', '20 kB'),
  piece('core', '{ href }', '4 kB'),
  piece('client', '{ createClient }', '22 kB'),
] satisfies SizeLimitConfig;
