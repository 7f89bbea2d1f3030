import type { MailLook } from '@meetcute/core';
import type { OwnTexts } from '@meetcute/i18n';
import type { LoadCatalogue } from '@meetcute/i18n/catalogues';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawMailLogo } from '../pages/icons.ts';
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
  /** Colours and fonts of the brand's mails. */
  readonly mailLook: MailLook | undefined;
  /** SVG of the mark in mails. Default: the brand's mark. */
  readonly mailLogo?: string;
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
  /** Loads the texts of a language, with those of the template and the site in place of the library's. */
  loadTexts: LoadCatalogue;
  /** Returns the addresses of the files that a page needs to start offline. */
  appFiles(): Promise<readonly string[]>;
}

/** A template that is ready to serve. */
export interface HostTemplate {
  /** Server bundle that renders its pages. */
  server: TemplateServer;
  /** Folder of the client build, which contains `assets/`. */
  clientDir: string;
  /** ID of its pages and texts: 12 hex digits that change with any of them. */
  buildId: string;
}

interface ServerBundle {
  createServer(assets: {
    manifest: Record<string, unknown>;
    buildId: string;
    texts: OwnTexts;
  }): TemplateServer;
}

/** A template that exists; or what is wrong with its name, as the rest of a sentence, and how to mend it. */
type Found = { folder: string; problem: null } | { folder: null; problem: { what: string; mend: string } };

/** Finds the template that a site names. */
export function findTemplate(templatesDir: string, name: string): Found {
  const folders = findTemplateFolders(templatesDir);
  const folder = findTemplateFolder(folders, name);
  if (folder !== undefined && existsSync(folder)) return { folder, problem: null };
  const names = [...folders.keys()].toSorted();
  const there =
    names.length > 0
      ? `There are: ${names.join(', ')}.`
      : 'There are: none. A site outside a clone of Meetcute needs a brand: make one with npm create @meetcute/template, and run this in its folder.';
  const problem = {
    what: `is '${name}', which is no template`,
    mend: `${there} Templates are the folders in TEMPLATES_DIR, and packages of this app with \`meetcute.template\` in their package.json.`,
  };
  return { folder: null, problem };
}

/** Returns the ID of a build with the texts of a site. The server bundle contains the other texts. */
function buildIdOf(files: readonly string[], texts: OwnTexts): string {
  const hash = createHash('sha256').update(JSON.stringify(texts));
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** Imports the server bundle of a template. Rejects with a StartError if it can't be loaded. */
const importBundle = (name: string, bundle: string): Promise<ServerBundle> =>
  import(pathToFileURL(bundle).href).catch((error: unknown) => {
    throw new StartError(
      `The template '${name}' can't be loaded: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\nMend its sources, and build it again, or name another template in the site's settings.`,
      { cause: error },
    );
  });

/**
 * Loads the build of one template: `<folder>/dist/server/entry-server.js` and the client build beside it. An absolute path
 * names a template too. `texts` are those of a site, which replace others. Throws a StartError if there is no build.
 */
export async function loadTemplate(
  templatesDir: string,
  name: string,
  texts: OwnTexts = {},
): Promise<HostTemplate> {
  const { folder, problem } = findTemplate(templatesDir, name);
  if (problem) throw new StartError(`The template of a site ${problem.what}. ${problem.mend}`);
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
  const { createServer } = await importBundle(name, bundle);
  const buildId = buildIdOf([bundle, manifestFile], texts);
  return { server: createServer({ manifest, buildId, texts }), clientDir, buildId };
}

/**
 * Returns the templates by the id of the site that they serve. Sites with the same template share one, except for a site
 * with texts of its own.
 */
export async function loadTemplates(
  templatesDir: string,
  sites: readonly HostSite[],
): Promise<Map<string, HostTemplate>> {
  const loads = new Map<string, Promise<HostTemplate>>();
  const load = ({ settings: { template }, texts = {} }: HostSite) =>
    loads.getOrInsertComputed(JSON.stringify([template, texts]), () =>
      loadTemplate(templatesDir, template, texts),
    );
  return new Map(await Promise.all(sites.map(async (site) => [site.id, await load(site)] as const)));
}

/** Returns the sites with the look of their mails, which their templates know, and the brand's mark. */
export const withMailLooks = (
  sites: readonly HostSite[],
  templates: ReadonlyMap<string, HostTemplate>,
): Promise<HostSite[]> =>
  Promise.all(
    sites.map(async (site) => {
      const { mailLook, icon, mailLogo = icon } = templates.get(site.id)?.server ?? {};
      if (!mailLook || !mailLogo) return site;
      // A mark that can't be drawn is missing in mails, as it is among the icons.
      const logo = await drawMailLogo(mailLogo).catch(() => undefined);
      return { ...site, mailLook: logo === undefined ? mailLook : { ...mailLook, logo } };
    }),
  );
