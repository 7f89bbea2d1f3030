import { createSiteServer, type SiteAssets } from '@meetcute/site/server';
import { nocturne } from './template.ts';

/** Creates the template's server; the host calls it once at startup. */
export const createServer = (assets: SiteAssets) => createSiteServer(nocturne, assets);
