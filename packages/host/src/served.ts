import { createAssets } from './files/assets.ts';
import type { HostOptions } from './host-options.ts';
import { createStaticPages, type StaticPages } from './pages/static-pages.ts';
import { createVisitorPages, type VisitorPages } from './pages/visitor-pages.ts';
import type { HostSite } from './start/sites.ts';
import type { HostTemplate } from './start/templates.ts';
import type { Visitor } from './visitor.ts';

/** A site with its template and its cached files. */
export interface Served {
  site: HostSite;
  template: HostTemplate;
  assets: ReturnType<typeof createAssets>;
  /** Generated text files of the app, by path. */
  texts: Map<string, Promise<string>>;
  pictures: Map<string, Promise<Uint8Array<ArrayBuffer>>>;
  /** Pages without script and member data. */
  staticPages: StaticPages;
  /** Pages that visitors share. */
  visitorPages: VisitorPages;
}

/** A request to a site, with its visitor. */
export interface Incoming extends Visitor {
  served: Served;
  request: Request;
}

/** Returns the sites by host name. Throws when the template of a site was not loaded. */
export function serve({ sites, templates }: HostOptions): Map<string, Served> {
  const sitesByHost = new Map<string, Served>();
  for (const site of sites) {
    const template = templates.get(site.id);
    if (!template)
      throw new Error(
        `The template '${site.settings.template}' of the site '${site.id}' was not loaded. Pass it in 'templates'.`,
      );
    const assets = createAssets(template.clientDir);
    const entry = {
      site,
      template,
      assets,
      texts: new Map(),
      pictures: new Map(),
      staticPages: createStaticPages(site.settings),
      visitorPages: createVisitorPages(),
    };
    for (const host of site.hosts) sitesByHost.set(host, entry);
  }
  return sitesByHost;
}
