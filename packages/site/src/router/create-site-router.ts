import { bindingOf } from '../pages/bindings.ts';
import type { SiteContext } from './context.ts';
import { createRouter, type RouterOptions } from './create-router.ts';
import type { SiteRouter } from './SiteRouter.ts';
import { loadWithShell, loadPage } from './load-page.ts';

/** Creates the router of a site, which checks access to pages and loads what they need. */
export function createSiteRouter(
  site: SiteContext,
  options: Pick<RouterOptions, 'history' | 'drawn' | 'scroll'>,
): SiteRouter {
  let isFirst = options.drawn === undefined;
  return createRouter({
    ...options,
    followsQuery: ({ name }) => bindingOf(name).followsQuery === true,
    load: async (to, match) => {
      await (isFirst ? loadWithShell : loadPage)(site, to, match);
      isFirst = false;
    },
  });
}
