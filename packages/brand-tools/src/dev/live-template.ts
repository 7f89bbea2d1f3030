import type { HostTemplate, TemplateServer } from '@meetcute/host/start';
import { developmentBuildId } from '@meetcute/i18n';
import { DEVELOPMENT_ENTRY } from '@meetcute/site/vite';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { failurePage } from './failure-page.ts';
import { withDevelopment } from './with-development.ts';

interface ServerModule {
  createServer(assets: unknown): TemplateServer;
}

/** Mark of a template that never loaded. */
const blank = {
  name: 'template',
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"/>',
  colors: { theme: '#ffffff', background: '#ffffff' },
};

/** The template of a development server, as it was saved last. */
export interface LiveTemplate extends HostTemplate {
  /** Loads what has changed. Rejects for a template that can't be used. */
  load(): Promise<TemplateServer>;
  /** Resolves with what `src/template.ts` exports; nothing where it is missing. */
  loadExports(): Promise<Readonly<Record<string, unknown>>>;
}

/** Imports a module as the server of pages does. */
function importModule(vite: ViteDevServer, path: string): Promise<unknown> {
  const { ssr } = vite.environments;
  if (ssr && isRunnableDevEnvironment(ssr)) return ssr.runner.import(path);
  throw new Error('The configuration of Vite replaces its runner of the server of pages.');
}

/** Creates the template of a folder. Its pages are never stored, because each save changes them. */
export function createLiveTemplate(vite: ViteDevServer, folder: string): LiveTemplate {
  const assets = {
    manifest: { entry: { file: DEVELOPMENT_ENTRY.slice(1), isEntry: true } },
    buildId: developmentBuildId,
  };
  let loaded: { create: ServerModule['createServer']; server: TemplateServer } | null = null;
  const load = async () => {
    const { ssr } = vite.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr))
      throw new Error('Vite has no runner for the server of pages.');
    const { createServer } = (await ssr.runner.import('/src/entry-server.ts')) as ServerModule;
    if (loaded?.create !== createServer) loaded = { create: createServer, server: createServer(assets) };
    return loaded.server;
  };
  const withClient = async (page: Response, nonce: string): Promise<Response> => {
    if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
    return new Response(withDevelopment(await page.text(), nonce), page);
  };
  const server: TemplateServer = {
    get name() {
      return (loaded?.server ?? blank).name;
    },
    get icon() {
      return (loaded?.server ?? blank).icon;
    },
    get colors() {
      return (loaded?.server ?? blank).colors;
    },
    staticKey: () => null,
    visitorKey: () => null,
    async render(request, options) {
      try {
        return await withClient(await (await load()).render(request, options), options.nonce);
      } catch (error) {
        return failurePage(error, options.nonce);
      }
    },
    renderShell: async (request, options) => (await load()).renderShell(request, options),
    appFiles: async () => [],
  };
  const loadExports = async () =>
    existsSync(join(folder, 'src/template.ts'))
      ? ((await importModule(vite, '/src/template.ts')) as Readonly<Record<string, unknown>>)
      : {};
  return { server, clientDir: folder, load, loadExports };
}
