import { isLoopback, matchRoute, visitCookie, withoutCpc, type RouteName } from '@meetcute/core';
import { mergeTexts } from '@meetcute/i18n';
import { catalogueWith } from '@meetcute/i18n/catalogues';
import { createMeetcute } from '@meetcute/react';
import { toHex } from '@meetcute/theme';
import { dehydrate } from '@tanstack/react-query';
import { ServerStyleSheet } from 'styled-components';
import { findBinding, errorBinding, type Binding } from '../pages/bindings.ts';
import { createRouter } from '../router/create-router.ts';
import { createMemoryHistory } from '../router/history.ts';
import { isVisitor, pageTexts } from '../router/load-page.ts';
import { Redirect } from '../router/outcomes.ts';
import type { ConsentState } from '../frame/SiteState.ts';
import { Site } from '../frame/Site.tsx';
import { SiteProviders } from '../frame/SiteProviders.tsx';
import { consentTexts } from '../frame/texts.ts';
import type { Template } from '../template/define-template.ts';
import { findTemplateProblems } from '../template/find-template-problems.ts';
import { SlotStore } from '../template/store.ts';
import { createAssetList, type SiteAssets } from './assets.ts';
import { brandCss, fontLinkHeader, renderDocument } from './document.ts';
import { createShell } from './create-shell.tsx';
import { discoveryTags } from './discovery-tags.ts';
import { takesForms } from './forms/handle-form.ts';
import { createCookieJar, renewedCookies } from './forms/cookie-jar.ts';
import { receiveForm } from './forms/receive-form.ts';
import { createMailLook } from './mail-look.ts';
import { keptLocaleCookie, readLocale } from './page-locale.ts';
import { renderToText } from './render-to-text.ts';
import { openRequest, pickTexts, type RequestSite } from './request.ts';
import {
  readConsent,
  isStaticRequest,
  readScheme,
  staticPageKey,
  withoutMember,
  withoutPlace,
} from './static-page.ts';
import type { RenderOptions, SiteServer } from './types.ts';
import { visitorKey } from './visitor-key.ts';
import { type LoadedPage, withoutBody, loadRequest } from './load-request.ts';

interface Drawn {
  /** Objects of the request. */
  site: RequestSite;
  /** The page. */
  loaded: LoadedPage;
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

/** Nothing loads while a page is drawn. */
const loadNothing = async () => {};

/**
 * Prepares a template for a server: routes, slots and brand rules are created once and shared by all requests. Throws for a
 * template with unknown or missing tokens, slots or measures of fonts, or with wrong texts, and names them all.
 */
export function createSiteServer(template: Template, assets: SiteAssets): SiteServer {
  const problems = findTemplateProblems(template);
  if (problems.length > 0)
    throw new Error(`The template '${template.name}' can't be used:\n${problems.join('\n')}`);
  const store = new SlotStore(template);
  const list = createAssetList(assets);
  const brand = brandCss(template);
  const loadTexts = catalogueWith(mergeTexts(template.texts, assets.texts));
  // Styles are static, so each kind of page fills one sheet, which is reused.
  const sheets = new Map<string, ServerStyleSheet>();
  const sheetFor = (key: string) => sheets.getOrInsertComputed(key, () => new ServerStyleSheet());
  const home = template.tokens.home === 'dark' ? template.tokens.dark : template.tokens.light;

  async function draw({ site, loaded, options, request, consent }: Drawn): Promise<Response> {
    const { failure, form, status } = loaded;
    const { pathname, search } = new URL(request.url);
    const match = matchRoute(pathname);
    const binding: Binding = (!failure && match && findBinding(match.name)) || errorBinding;
    const layout = failure || !match ? 'default' : match.route.layout;
    const sheet = sheetFor(`${binding.screen} ${layout} ${(match?.name as RouteName | undefined) ?? ''}`);
    let title = options.settings.name;
    let description: string | null = null;
    const scheme = readScheme(request);
    // Without its data a page needs a script to load it again, and that of a member has live updates.
    const isStatic = isStaticRequest(request) && binding.script === 'none' && !hasErrors(site);
    // A member has live updates from the start, and a visitor who has sent a form is in the midst of it.
    const isDeferred =
      binding.script === 'on-interaction' && isVisitor(site) && !hasErrors(site) && form === null;
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
      setTitle: (text: string, summary: string | null) => {
        title = text;
        description = summary;
      },
    };
    const history = createMemoryHistory(`${pathname}${search}`);
    const router = createRouter({ history, load: loadNothing, drawn: { failure, form } });
    const { client, queryClient, i18n, trafficSource, timeZone } = site;
    const { settings } = options;
    const meetcute = createMeetcute({ client, queryClient, settings, i18n, trafficSource, timeZone });
    const tree = (
      <SiteProviders meetcute={meetcute} store={store} state={state}>
        <Site router={router} />
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
        status,
      }),
      lang: site.locale,
      scheme,
      buildId: assets.buildId,
      isLander: binding.isLander ?? false,
      script: isStatic
        ? null
        : {
            nonce: options.nonce,
            steps: list.steps,
            deferred: isDeferred ? { address: withoutCpc(`${pathname}${search}`) } : null,
            takesConsent: consent.isAsked,
            isOfMember: !isVisitor(site),
            takesForms: match !== null && takesForms(match.name as RouteName, isVisitor(site)),
            preloads: list.preloads(store.sources({ ...binding, layout, isVisitor: isVisitor(site) })),
            state: {
              settings: options.settings,
              locale: site.locale,
              formatLocale: site.formatLocale,
              timeZone,
              drawnAt: meetcute.drawnAt,
              buildId: assets.buildId,
              scheme: scheme ?? null,
              consent,
              trafficSource: site.trafficSource,
              messages: pickTexts(site.messages, [
                ...pageTexts({ store, queryClient }, binding),
                ...(consent.isAsked ? consentTexts : []),
              ]),
              queries: dehydrate(site.queryClient),
              failure: failure && status,
              form,
            },
          },
    });
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isStatic && isWhole ? 'private, no-cache' : 'private, no-store',
      vary: 'cookie, accept-language',
    });
    if (binding.isLander) headers.set('link', fontLinkHeader(template, site.locale));
    const { hostname, searchParams: query } = new URL(request.url);
    const secure = !isLoopback(hostname);
    const visit = { query, cookies: request.headers.get('cookie') };
    const source = visitCookie(visit, { settings: options.settings, secure });
    if (source) headers.append('set-cookie', source);
    return new Response(page, { status, headers });
  }

  return {
    ...createShell({ template, assets, store, list, brandCss: brand, loadTexts }),
    name: template.name,
    loadTexts,
    icon: template.icon,
    colors: { theme: toHex(home.surface), background: toHex(home.surface) },
    mailLook: createMailLook(template),
    mailLogo: template.mail?.logo ?? template.icon,
    staticKey(request, settings) {
      return isStaticRequest(request)
        ? staticPageKey(request, readLocale(request, settings), settings)
        : null;
    },
    visitorKey,
    async render(receivedRequest, pageOptions) {
      const locale = pageOptions.locale ?? readLocale(receivedRequest, pageOptions.settings);
      const isStatic = isStaticRequest(receivedRequest);
      const options = isStatic
        ? { ...pageOptions, settings: withoutPlace(pageOptions.settings) }
        : pageOptions;
      const fields = receivedRequest.method === 'POST' ? await receiveForm(receivedRequest) : null;
      if (fields instanceof Response) return fields;
      const request = isStatic
        ? withoutMember(receivedRequest, locale, options.settings)
        : withoutBody(receivedRequest);
      const cookies = request.headers.get('cookie');
      const jar = createCookieJar(options.fetch, cookies);
      const site = await openRequest(request, { ...options, fetch: jar.fetch }, { locale, loadTexts });
      let localeCookie: string | null = null;
      const keepLocale = () => (localeCookie = keptLocaleCookie(receivedRequest, locale, options.settings));
      const sentForm = fields && { fields, locale, keepLocale, timeZone: site.timeZone };
      const { client, queryClient, trafficSource } = site;
      const { settings } = options;
      const context = {
        client,
        queryClient,
        settings,
        store,
        trafficSource,
        patience: Infinity,
        loadTexts: async () => {},
      };
      const loadedPage = await loadRequest(context, request, sentForm).catch((error: unknown) => {
        if (error instanceof Redirect) return error;
        throw error;
      });
      const response =
        loadedPage instanceof Redirect
          ? new Response(null, { status: loadedPage.status, headers: { location: loadedPage.to } })
          : await draw({ site, loaded: loadedPage, options, request, consent: readConsent(receivedRequest) });
      for (const cookie of fields ? jar.received : renewedCookies(jar.received, cookies))
        response.headers.append('set-cookie', cookie);
      if (localeCookie) response.headers.append('set-cookie', localeCookie);
      return response;
    },
  };
}
