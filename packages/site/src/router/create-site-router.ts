import { findBinding } from '../pages/bindings.ts';
import type { SiteContext } from './context.ts';
import { createRouter, type RouterOptions } from './create-router.ts';
import type { SiteRouter } from './SiteRouter.ts';
import { loadErrorTexts, loadWithShell, loadPage } from './load-page.ts';
import { Redirect } from './outcomes.ts';

/** Creates the router of a site, which checks access to pages and loads what they need. */
export function createSiteRouter(
  site: SiteContext,
  options: Pick<RouterOptions, 'history' | 'drawn' | 'scroll'>,
): SiteRouter {
  let isFirst = options.drawn === undefined;
  return createRouter({
    ...options,
    followsQuery: ({ name }) => findBinding(name).followsQuery === true,
    load: async (location, match) => {
      try {
        await (isFirst ? loadWithShell : loadPage)(site, location, match);
      } catch (error) {
        if (!(error instanceof Redirect)) await loadErrorTexts(site);
        throw error;
      }
      isFirst = false;
    },
  });
}
