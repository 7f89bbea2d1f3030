import type { HostTemplate, TemplateServer } from '@meetcute/host/start';
import { developmentBuildId, type OwnTexts } from '@meetcute/i18n';
import { DEVELOPMENT_CLIENT, DEVELOPMENT_ENTRY } from '@meetcute/site/vite';
import type { ViteDevServer } from 'vite';
import { isRunnable } from '../read-config.ts';
import { failurePage } from './failure-page.ts';

interface ServerModule {
  createServer(assets: unknown): TemplateServer;
}

/** Facts of a template that never loaded. */
const blank = {
  name: 'template',
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"/>',
  colors: { theme: '#ffffff', background: '#ffffff' },
  mailLook: undefined,
};

/** Output of a build without files: pages load the sources. */
const assets = {
  manifest: { entry: { file: DEVELOPMENT_ENTRY.slice(1), isEntry: true } },
  buildId: developmentBuildId,
};

/** A site that shows the template, with texts of its own. */
export interface ShownSite {
  readonly id: string;
  readonly texts?: OwnTexts;
}

/** The template of a development server, as it was saved last. */
export interface LiveTemplate {
  /** The template with the texts of each site, by the id of the site. */
  readonly sites: ReadonlyMap<string, HostTemplate>;
  /** Loads what has changed, for all sites. Rejects for a template that can't be used. */
  load(): Promise<void>;
  /** Loads a module as the server of pages does, and resolves with its exports. */
  importModule(path: string): Promise<object>;
}

/**
 * Adds the client of development to a document, and the nonce to what has none: Vite's messages need it, and so do the styles of
 * a page that is stored otherwise.
 */
const withDevelopment = (html: string, nonce: string): string =>
  html
    .replace(/<meta property="csp-nonce"[^>]*>/, '')
    .replaceAll(/<style(?![^>]* nonce=)/g, `<style nonce="${nonce}"`)
    .replace(
      '<head>',
      `<head><meta property="csp-nonce" nonce="${nonce}" content="${nonce}"><script type="module" nonce="${nonce}" src="${DEVELOPMENT_CLIENT}"></script>`,
    );

async function withClient(page: Response, nonce: string): Promise<Response> {
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  return new Response(withDevelopment(await page.text(), nonce), page);
}

/** Creates the template of a folder, for each site. Its pages are never stored, because each save changes them. */
export function createLiveTemplate(
  vite: ViteDevServer,
  folder: string,
  shownSites: readonly ShownSite[],
): LiveTemplate {
  const importModule = async (path: string): Promise<object> => {
    const { ssr } = vite.environments;
    if (ssr && isRunnable(ssr)) return ssr.runner.import<object>(path);
    throw new Error('The configuration of Vite replaces its runner of the server of pages.');
  };
  const serve = ({ id, texts = {} }: ShownSite) => {
    let loadedServer: { create: ServerModule['createServer']; server: TemplateServer } | null = null;
    const load = async () => {
      const { createServer } = (await importModule('/src/entry-server.ts')) as ServerModule;
      if (loadedServer?.create !== createServer)
        loadedServer = { create: createServer, server: createServer({ ...assets, texts }) };
      return loadedServer.server;
    };
    const server = liveServer(load, () => loadedServer?.server ?? blank);
    return { id, load, template: { server, clientDir: folder, buildId: developmentBuildId } };
  };
  const servedSites = shownSites.map((site) => serve(site));
  return {
    sites: new Map(servedSites.map(({ id, template }) => [id, template])),
    load: async () => {
      for (const { load } of servedSites) await load();
    },
    importModule,
  };
}

/** Returns a server that renders each page with what `load` resolves with. */
const liveServer = (
  load: () => Promise<TemplateServer>,
  facts: () => Pick<TemplateServer, 'name' | 'icon' | 'colors' | 'mailLook' | 'mailLogo'>,
): TemplateServer => ({
  get name() {
    return facts().name;
  },
  get icon() {
    return facts().icon;
  },
  get colors() {
    return facts().colors;
  },
  get mailLook() {
    return facts().mailLook;
  },
  get mailLogo() {
    const { icon, mailLogo = icon } = facts();
    return mailLogo;
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
  loadTexts: async (...input) => (await load()).loadTexts(...input),
  appFiles: async () => [],
});
