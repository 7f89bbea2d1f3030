import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import {
  hooksPath,
  LLMS_FILE,
  MANIFEST_FILE,
  markdownPath,
  renderHooks,
  renderLlms,
  renderManifest,
  renderPage,
} from '../../packages/storybook/src/manifest/index.ts';
import { readHooks, readPages } from './manifest-pages.ts';
import { loadLibrary } from './library.ts';

const ABOUT =
  'Themable, headless React components and hooks for online dating and chat sites, in seven languages. `@meetcute/react` has the behaviour, `@meetcute/kit` the styled parts, `@meetcute/theme` the tokens of a brand.';

/** Returns the text of each file by its path. */
export async function manifestFiles(): Promise<ReadonlyMap<string, string>> {
  const library = loadLibrary();
  const pages = await readPages(library.parts);
  const hooks = readHooks(library.hooks, pages);
  return new Map([
    [LLMS_FILE, renderLlms({ name: 'Meetcute', about: ABOUT, pages, hooks })],
    [MANIFEST_FILE, renderManifest(pages)],
    ...pages.map((page) => [markdownPath(page), renderPage(page)] as const),
    ...hooks.map((entry) => [hooksPath(entry), renderHooks(entry)] as const),
  ]);
}

/** Returns the docs of one package, such as `@meetcute/kit`: its parts, and the hooks of its entry points. */
export async function packageFiles(name: string): Promise<ReadonlyMap<string, string>> {
  const library = loadLibrary();
  const isOwn = (entry: { import: string }) => entry.import.startsWith(`${name}/`);
  const all = await readPages(library.parts);
  const pages = all
    .map((page) => ({ ...page, components: page.components.filter(isOwn) }))
    .filter(({ components }) => components.length > 0);
  const hooks = readHooks(library.hooks, all).filter(isOwn);
  return new Map([
    [LLMS_FILE, renderLlms({ name, about: ABOUT, pages, hooks, hasStorybook: false })],
    ...pages.map((page) => [markdownPath(page), renderPage(page)] as const),
    ...hooks.map((entry) => [hooksPath(entry), renderHooks(entry)] as const),
  ]);
}

/** Responds with a file, with 404 where there is none, or with 500 and the reason if the files can't be made. */
async function respond(path: string, response: ServerResponse): Promise<void> {
  let text: string | undefined;
  try {
    text = (await manifestFiles()).get(path);
    if (text === undefined) response.statusCode = 404;
  } catch (error) {
    response.statusCode = 500;
    text = String(error);
  }
  response.setHeader(
    'content-type',
    path === MANIFEST_FILE ? 'application/json' : 'text/plain; charset=utf-8',
  );
  response.end(text);
}

/** Vite plugin that serves the parts as `llms.txt`, Markdown and a manifest, and adds the files to a build. */
export const manifestPlugin = (): Plugin => ({
  name: 'meetcute:manifest',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
      if (path !== LLMS_FILE && path !== MANIFEST_FILE && !/^(?:parts|hooks)\//.test(path)) return next();
      return void respond(path, response);
    });
  },
  async generateBundle() {
    for (const [fileName, source] of await manifestFiles())
      this.emitFile({ type: 'asset', fileName, source });
  },
});
