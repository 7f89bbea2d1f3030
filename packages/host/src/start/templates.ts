import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from './StartError.ts';
import type { HostSite } from './sites.ts';

/** A page's answer, as a template's server bundle gives it. */
export interface TemplateServer {
  readonly name: string;
  readonly icon: string;
  readonly colors: { readonly theme: string; readonly background: string };
  render(
    request: Request,
    options: {
      fetch: typeof globalThis.fetch;
      settings: HostSite['settings'];
      nonce: string;
      onError?: (error: unknown) => void;
    },
  ): Promise<Response>;
  /** Answers the document that stands in for pages without a connection. */
  renderShell(
    request: Request,
    options: { settings: HostSite['settings']; nonce: string },
  ): Promise<Response>;
  /** Addresses of the files that a page needs to start without a connection. */
  appFiles(): Promise<readonly string[]>;
}

/** A template that is ready to serve: its pages and the folder of its files. */
export interface HostTemplate {
  server: TemplateServer;
  /** Folder of the client build, with `assets/` in it. */
  clientDir: string;
}

interface ServerBundle {
  createServer(assets: { manifest: Record<string, unknown>; buildId: string }): TemplateServer;
}

const folderOf = (templatesDir: string, name: string) => (isAbsolute(name) ? name : join(templatesDir, name));

/**
 * Loads the build of one template: `<folder>/dist/server/entry-server.js` and the client build beside it. A setting that is an
 * absolute path names a brand's own template. Throws a StartError when there is no build.
 */
export async function loadTemplate(
  templatesDir: string,
  name: string,
  buildId: string,
): Promise<HostTemplate> {
  const folder = folderOf(templatesDir, name);
  if (!existsSync(folder) || !(isAbsolute(name) || /^[\w-]+$/.test(name))) {
    const known = readdirSync(templatesDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    throw new StartError(
      `There is no template '${name}', which a site's settings name. There are: ${known.map((entry) => entry.name).join(', ') || 'none'}. The folder of templates is TEMPLATES_DIR.`,
    );
  }
  const bundle = join(folder, 'dist/server/entry-server.js');
  const clientDir = join(folder, 'dist/client');
  const manifestFile = join(clientDir, '.vite/manifest.json');
  for (const file of [bundle, manifestFile]) {
    if (!existsSync(file)) {
      throw new StartError(
        `The template '${name}' has no build: ${file} is missing. Run its build script (pnpm build), or name another template in the site's settings.`,
      );
    }
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, unknown>;
  const { createServer } = (await import(pathToFileURL(bundle).href)) as ServerBundle;
  return { server: createServer({ manifest, buildId }), clientDir };
}

/** Loads the templates that the sites name, each once, by name. */
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
