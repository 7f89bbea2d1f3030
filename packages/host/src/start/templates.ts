import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from './StartError.ts';
import type { RequestHead } from '../request-head.ts';
import type { HostSite } from './sites.ts';
import { findTemplateFolder, findTemplateFolders } from './template-folders.ts';

/** Server bundle of a template. */
export interface TemplateServer {
  /** Name of the template. */
  readonly name: string;
  /** SVG of the brand's mark, from which icons are drawn. */
  readonly icon: string;
  /** Theme and background colors of the web app manifest, in hex. */
  readonly colors: { readonly theme: string; readonly background: string };
  /** Returns the key of a page that has neither script nor member data; null for any other page. */
  staticKey(request: RequestHead, settings: HostSite['settings']): string | null;
  /** Returns the key of a page that may be equal for all visitors apart from settings and nonce; null for any other page. */
  visitorKey(request: RequestHead, settings: HostSite['settings']): string | null;
  /** Renders the page of a request; `onError` is called with errors of parts that could not be rendered. */
  render(
    request: Request,
    options: {
      fetch: typeof globalThis.fetch;
      settings: HostSite['settings'];
      nonce: string;
      onError?: (error: unknown) => void;
    },
  ): Promise<Response>;
  /** Renders the document that replaces pages while the browser is offline. */
  renderShell(
    request: Request,
    options: { settings: HostSite['settings']; nonce: string },
  ): Promise<Response>;
  /** Returns the addresses of the files that a page needs to start offline. */
  appFiles(): Promise<readonly string[]>;
}

/** A template that is ready to serve. */
export interface HostTemplate {
  /** Server bundle that renders its pages. */
  server: TemplateServer;
  /** Folder of the client build, which contains `assets/`. */
  clientDir: string;
}

interface ServerBundle {
  createServer(assets: { manifest: Record<string, unknown>; buildId: string }): TemplateServer;
}

/** Returns what is wrong with the name of a template, as the rest of a sentence, and how to mend it; null if it exists. */
export function findTemplateProblem(
  templatesDir: string,
  name: string,
): { what: string; mend: string } | null {
  const folders = findTemplateFolders(templatesDir);
  const folder = findTemplateFolder(folders, name);
  if (folder !== undefined && existsSync(folder)) return null;
  return {
    what: `is '${name}', which is no template`,
    mend: `There are: ${[...folders.keys()].toSorted().join(', ') || 'none'}. Templates are the folders in TEMPLATES_DIR, and packages of this app with \`meetcute.template\` in their package.json.`,
  };
}

/**
 * Loads the build of one template: `<folder>/dist/server/entry-server.js` and the client build beside it. An absolute path
 * names a template too. Throws a StartError if there is no build.
 */
export async function loadTemplate(
  templatesDir: string,
  name: string,
  buildId: string,
): Promise<HostTemplate> {
  const problem = findTemplateProblem(templatesDir, name);
  if (problem) throw new StartError(`The template of a site ${problem.what}. ${problem.mend}`);
  const folder = findTemplateFolder(findTemplateFolders(templatesDir), name)!;
  const bundle = join(folder, 'dist/server/entry-server.js');
  const clientDir = join(folder, 'dist/client');
  const manifestFile = join(clientDir, '.vite/manifest.json');
  for (const file of [bundle, manifestFile]) {
    if (!existsSync(file)) {
      throw new StartError(
        `The template '${name}' has no build: ${file} is missing. Run its build script (npm run build), or name another template in the site's settings.`,
      );
    }
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, unknown>;
  const { createServer } = (await import(pathToFileURL(bundle).href)) as ServerBundle;
  return { server: createServer({ manifest, buildId }), clientDir };
}

/** Loads each template that the sites name once, and returns them by name. */
export async function loadTemplates(
  templatesDir: string,
  sites: readonly HostSite[],
  buildId: string,
): Promise<Map<string, HostTemplate>> {
  const names = new Set(sites.map(({ settings }) => settings.template));
  const loaded = [...names].map(
    async (name) => [name, await loadTemplate(templatesDir, name, buildId)] as const,
  );
  return new Map(await Promise.all(loaded));
}
