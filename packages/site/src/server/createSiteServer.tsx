import { isLoopback, matchRoute, trafficCookie, trafficSourceOf, type RouteName } from '@meetcute/core';
import { detectLocale, localeCookie } from '@meetcute/i18n';
import { createMeetcute } from '@meetcute/react';
import { toHex } from '@meetcute/theme';
import { dehydrate } from '@tanstack/react-query';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { asScheme, readCookie, schemeCookie, type PageState } from '../page-state.ts';
import { bindingOf, errorBinding } from '../pages/bindings.ts';
import { siteContext } from '../router/context.ts';
import { isVisitor } from '../router/pageLoader.ts';
import { createRoutes } from '../router/routes.tsx';
import { SiteProviders } from '../frame/SiteProviders.tsx';
import { shellTexts } from '../frame/texts.ts';
import type { Template } from '../template/defineTemplate.ts';
import { SlotStore } from '../template/store.ts';
import { createAssetList, type SiteAssets } from './assets.ts';
import { brandCss, renderDocument } from './document.ts';
import { createShell } from './createShell.tsx';
import { renderToText } from './renderToText.ts';
import { openRequest, textsOf, type RequestSite } from './request.ts';
import type { RenderOptions, SiteServer } from './types.ts';

interface Drawn {
  /** Objects of the request. */
  site: RequestSite;
  /** Result of the route loaders. */
  context: StaticHandlerContext;
  /** Options of the render. */
  options: RenderOptions;
  /** The request. */
  request: Request;
}

const failuresOf = ({ errors }: StaticHandlerContext): PageState['failures'] =>
  Object.fromEntries(
    Object.entries(errors ?? {}).map(([id, error]) => {
      const { status = 500, statusText = '' } = error as { status?: number; statusText?: string };
      return [id, { status: status >= 400 ? status : 500, statusText }];
    }),
  );

/** Prepares a template for a server: routes, slots and brand rules are created once and shared by all requests. */
export function createSiteServer(template: Template, assets: SiteAssets): SiteServer {
  const store = new SlotStore(template);
  const routes = createRoutes();
  const handler = createStaticHandler(routes);
  const list = createAssetList(assets);
  const brand = brandCss(template);
  // Styles are static, so each kind of page fills one sheet, which is reused.
  const sheets = new Map<string, ServerStyleSheet>();
  const sheetFor = (key: string) => sheets.getOrInsertComputed(key, () => new ServerStyleSheet());
  const home = template.tokens.home === 'dark' ? template.tokens.dark : template.tokens.light;

  async function draw({ site, context, options, request }: Drawn): Promise<Response> {
    const failures = failuresOf(context);
    const hasFailed = Object.keys(failures).length > 0;
    const match = matchRoute(new URL(request.url).pathname);
    const binding = (!hasFailed && match && bindingOf(match.name)) || errorBinding;
    const layout = hasFailed || !match ? 'default' : match.route.layout;
    const sheet = sheetFor(`${binding.screen} ${layout} ${(match?.name as RouteName | undefined) ?? ''}`);
    let title = options.settings.name;
    const scheme = asScheme(readCookie(request.headers.get('cookie'), schemeCookie));
    const state = {
      scheme,
      setScheme: () => {},
      setLocale: async () => {},
      loadTexts: async () => {},
      setTitle: (text: string) => void (title = text),
    };
    const router = createStaticRouter(routes, context);
    const { client, queryClient, i18n, trafficSource } = site;
    const { settings } = options;
    const meetcute = createMeetcute({ client, queryClient, settings, i18n, trafficSource });
    const tree = (
      <SiteProviders meetcute={meetcute} store={store} state={state}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SiteProviders>
    );
    const onError = options.onError ?? (() => {});
    const html = await renderToText(sheet.collectStyles(tree), options.nonce, onError);
    const page = renderDocument({
      template,
      brandCss: brand,
      styleTags: sheet.getStyleTags().replaceAll('<style ', `<style nonce="${options.nonce}" `),
      html,
      title,
      lang: site.locale,
      nonce: options.nonce,
      entry: list.entry,
      preloads: list.preloads(store.sources({ ...binding, layout, isVisitor: isVisitor(site) })),
      state: {
        settings: options.settings,
        locale: site.locale,
        buildId: assets.buildId,
        scheme: scheme ?? null,
        trafficSource: site.trafficSource,
        messages: textsOf(site.messages, [...shellTexts, ...binding.texts]),
        queries: dehydrate(site.queryClient),
        failures,
      },
    });
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      vary: 'cookie, accept-language',
    });
    const { hostname, searchParams } = new URL(request.url);
    // Store only a source that the address names: the 30 days count from the last advert.
    const source = trafficSourceOf(searchParams);
    if (source) headers.append('set-cookie', trafficCookie(source, { secure: !isLoopback(hostname) }));
    return new Response(page, { status: context.statusCode, headers });
  }

  return {
    ...createShell({ template, assets, store, list, brandCss: brand }),
    name: template.name,
    icon: template.icon,
    colors: { theme: toHex(home.surface), background: toHex(home.surface) },
    async render(request, options) {
      const locale =
        options.locale ??
        detectLocale({
          cookie: readCookie(request.headers.get('cookie'), localeCookie),
          languages: request.headers.get('accept-language'),
        });
      const site = await openRequest(request, options, locale);
      const requestContext = new RouterContextProvider();
      const { client, queryClient, trafficSource } = site;
      requestContext.set(siteContext, {
        client,
        queryClient,
        settings: options.settings,
        store,
        trafficSource,
        patience: Infinity,
        loadTexts: async () => {},
      });
      const context = await handler.query(request, { requestContext });
      if (context instanceof Response) return context;
      return draw({ site, context, options, request });
    },
  };
}
