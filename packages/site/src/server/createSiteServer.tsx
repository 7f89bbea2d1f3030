import { isLoopback, matchRoute, visitCookie, type RouteName } from '@meetcute/core';
import { createMeetcute } from '@meetcute/react';
import { toHex } from '@meetcute/theme';
import { dehydrate } from '@tanstack/react-query';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import type { PageState } from '../page-state.ts';
import type { FormResult } from '../forms/form-result.ts';
import { bindingOf, errorBinding, type Binding } from '../pages/bindings.ts';
import { siteContext } from '../router/context.ts';
import { isVisitor } from '../router/pageLoader.ts';
import { createRoutes } from '../router/routes.tsx';
import type { ConsentState } from '../frame/SiteState.ts';
import { SiteProviders } from '../frame/SiteProviders.tsx';
import { consentTexts, shellTexts } from '../frame/texts.ts';
import type { Template } from '../template/defineTemplate.ts';
import { SlotStore } from '../template/store.ts';
import { createAssetList, type SiteAssets } from './assets.ts';
import { brandCss, fontLinkHeader, renderDocument } from './document.ts';
import { createShell } from './createShell.tsx';
import { discoveryTags } from './discoveryTags.ts';
import { actionOf, formContext, takesForms } from './forms/actionOf.ts';
import { createCookieJar } from './forms/cookieJar.ts';
import { receiveForm } from './forms/receiveForm.ts';
import { keptLocaleCookie, localeOf } from './pageLocale.ts';
import { renderToText } from './renderToText.ts';
import { openRequest, textsOf, type RequestSite } from './request.ts';
import {
  consentOf,
  isStaticPath,
  schemeOf,
  staticPageKey,
  withoutMember,
  withoutPlace,
} from './staticPage.ts';
import type { RenderOptions, SiteServer } from './types.ts';
import { visitorKey } from './visitorKey.ts';

interface Drawn {
  /** Objects of the request. */
  site: RequestSite;
  /** Result of the route loaders. */
  context: StaticHandlerContext;
  /** Options of the render. */
  options: RenderOptions;
  /** The request. */
  request: Request;
  /** The visitor's choice about cookies. */
  consent: ConsentState;
}

const hasErrors = ({ queryClient }: RequestSite): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error');

/** Returns the request of a page whose form was read already. */
const withoutBody = (request: Request): Request =>
  request.method === 'POST'
    ? new Request(request.url, { method: 'POST', headers: request.headers })
    : request;

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
  const routes = createRoutes(actionOf);
  const handler = createStaticHandler(routes);
  const list = createAssetList(assets);
  const brand = brandCss(template);
  // Styles are static, so each kind of page fills one sheet, which is reused.
  const sheets = new Map<string, ServerStyleSheet>();
  const sheetFor = (key: string) => sheets.getOrInsertComputed(key, () => new ServerStyleSheet());
  const pruned = new Map<string, RouteObject[]>();
  /** Returns the route of a page within the shell: the router copies all routes that it gets. */
  const routesOf = ({ matches }: StaticHandlerContext): RouteObject[] => {
    const id = matches.at(-1)?.route.id ?? '';
    return pruned.getOrInsertComputed(id, () =>
      routes.map((route) =>
        route.index
          ? route
          : { ...route, children: route.children?.filter((child) => child.id === id) ?? [] },
      ),
    );
  };
  const home = template.tokens.home === 'dark' ? template.tokens.dark : template.tokens.light;

  async function draw({ site, context, options, request, consent }: Drawn): Promise<Response> {
    const failures = failuresOf(context);
    const hasFailed = Object.keys(failures).length > 0;
    const match = matchRoute(new URL(request.url).pathname);
    const binding: Binding = (!hasFailed && match && bindingOf(match.name)) || errorBinding;
    const layout = hasFailed || !match ? 'default' : match.route.layout;
    const sheet = sheetFor(`${binding.screen} ${layout} ${(match?.name as RouteName | undefined) ?? ''}`);
    let title = options.settings.name;
    let description: string | null = null;
    const scheme = schemeOf(request);
    // Without its data a page needs a script to load it again.
    const isStatic = binding.script === 'none' && !hasErrors(site);
    const state = {
      scheme,
      isStatic,
      consent,
      setConsent: async () => false,
      setScheme: () => {},
      setCountry: () => {},
      keepLocale: () => {},
      setLocale: async () => {},
      loadTexts: async () => {},
      setTitle: (text: string, about: string | null) => {
        title = text;
        description = about;
      },
    };
    const router = createStaticRouter(routesOf(context), context);
    const { client, queryClient, i18n, trafficSource } = site;
    const { settings } = options;
    const meetcute = createMeetcute({ client, queryClient, settings, i18n, trafficSource });
    const tree = (
      <SiteProviders meetcute={meetcute} store={store} state={state}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SiteProviders>
    );
    let isWhole = true;
    // A part that failed leaves a hole, which the next request may fill.
    const onError = (error: unknown) => {
      isWhole = false;
      options.onError?.(error);
    };
    const html = await renderToText(sheet.collectStyles(tree), options.nonce, onError);
    const page = renderDocument({
      template,
      brandCss: brand,
      styleTags: isStatic
        ? sheet.getStyleTags()
        : sheet.getStyleTags().replaceAll('<style ', `<style nonce="${options.nonce}" `),
      html,
      title,
      discovery: discoveryTags({
        url: new URL(request.url),
        settings,
        title,
        description,
        locale: site.locale,
        status: context.statusCode,
      }),
      lang: site.locale,
      scheme,
      buildId: assets.buildId,
      script: isStatic
        ? null
        : {
            nonce: options.nonce,
            entry: list.entry,
            isDeferred: binding.script === 'on-interaction',
            takesConsent: consent.isAsked,
            takesForms: match !== null && takesForms(match.name as RouteName, isVisitor(site)),
            preloads: list.preloads(store.sources({ ...binding, layout, isVisitor: isVisitor(site) })),
            state: {
              settings: options.settings,
              locale: site.locale,
              buildId: assets.buildId,
              scheme: scheme ?? null,
              consent,
              trafficSource: site.trafficSource,
              messages: textsOf(site.messages, [
                ...shellTexts,
                ...binding.texts,
                ...(consent.isAsked ? consentTexts : []),
              ]),
              queries: dehydrate(site.queryClient),
              failures,
              forms: context.actionData as Record<string, FormResult> | null,
            },
          },
    });
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isStatic && isWhole ? 'private, no-cache' : 'private, no-store',
      vary: 'cookie, accept-language',
    });
    if (binding.script === 'on-interaction') headers.set('link', fontLinkHeader(template, site.locale));
    const { hostname, searchParams: query } = new URL(request.url);
    const secure = !isLoopback(hostname);
    const visit = { query, cookies: request.headers.get('cookie') };
    const source = visitCookie(visit, { settings: options.settings, secure });
    if (source) headers.append('set-cookie', source);
    return new Response(page, { status: context.statusCode, headers });
  }

  return {
    ...createShell({ template, assets, store, list, brandCss: brand }),
    name: template.name,
    icon: template.icon,
    colors: { theme: toHex(home.surface), background: toHex(home.surface) },
    staticKey(request, settings) {
      const { pathname } = new URL(request.url);
      return isStaticPath(pathname) ? staticPageKey(request, localeOf(request), settings) : null;
    },
    visitorKey,
    async render(received, given) {
      const locale = given.locale ?? localeOf(received, given.settings);
      const isStatic = isStaticPath(new URL(received.url).pathname);
      const options = isStatic ? { ...given, settings: withoutPlace(given.settings) } : given;
      const fields = received.method === 'POST' ? await receiveForm(received) : null;
      if (fields instanceof Response) return fields;
      const request = isStatic ? withoutMember(received, locale) : withoutBody(received);
      const jar = fields && createCookieJar(options.fetch, request.headers.get('cookie'));
      const site = await openRequest(request, jar ? { ...options, fetch: jar.fetch } : options, locale);
      const requestContext = new RouterContextProvider();
      let kept: string | null = null;
      const keepLocale = () => (kept = keptLocaleCookie(received, locale, options.settings));
      if (fields) requestContext.set(formContext, { fields, locale, keepLocale });
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
      const response =
        context instanceof Response
          ? context
          : await draw({ site, context, options, request, consent: consentOf(received) });
      for (const cookie of jar?.received ?? []) response.headers.append('set-cookie', cookie);
      if (kept) response.headers.append('set-cookie', kept);
      return response;
    },
  };
}
