import { createSiteServer, type SiteAssets } from '@meetcute/site/server';
import { classic } from './template.ts';

/** What the host calls once at start. */
export const createServer = (assets: SiteAssets) => createSiteServer(classic, assets);
