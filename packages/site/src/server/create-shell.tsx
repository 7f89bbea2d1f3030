import { createClient } from '@meetcute/client';
import { matchRoute } from '@meetcute/core';
import { createI18n } from '@meetcute/i18n';
import type { LoadCatalogue } from '@meetcute/i18n/catalogues';
import { createCallCache, createMeetcute } from '@meetcute/react';
import { dehydrate } from '@tanstack/react-query';
import { ServerStyleSheet } from 'styled-components';
import { asScheme, readCookie, schemeCookie } from '../page-state.ts';
import { findBinding, errorBinding } from '../pages/bindings.ts';
import { OfflinePage } from '../frame/OfflinePage.tsx';
import { SiteProviders } from '../frame/SiteProviders.tsx';
import { noConsent, type Scheme, type SiteState } from '../frame/SiteState.ts';
import type { Template } from '../template/define-template.ts';
import type { SlotStore } from '../template/store.ts';
import type { createAssetList, SiteAssets } from './assets.ts';
import { renderDocument } from './document.ts';
import { readFormatLocale, readVisitorLocale } from './page-locale.ts';
import { renderToText } from './render-to-text.ts';
import type { SiteServer } from './types.ts';

interface ShellParts {
  /** Template of the shell. */
  template: Template;
  /** Output of the client build. */
  assets: SiteAssets;
  /** Slots of the template. */
  store: SlotStore;
  /** Files of the client build. */
  list: ReturnType<typeof createAssetList>;
  /** Static rules of the brand. */
  brandCss: string;
  /** Loads the texts of a language. */
  loadTexts: LoadCatalogue;
}

/** Pages that open offline. */
const offlinePaths = ['/', '/chats', '/chats/x'];

const stateOf = (scheme: Scheme | undefined): SiteState => ({
  scheme,
  consent: noConsent,
  setConsent: async () => false,
  setScheme: () => {},
  setCountry: () => {},
  keepLocale: () => {},
  setLocale: async () => {},
  loadTexts: async () => {},
  setTitle: () => {},
});

/** Creates the offline parts of a site server (docs/decisions/021-installed-app.md). */
export function createShell({
  template,
  assets,
  store,
  list,
  brandCss,
  loadTexts,
}: ShellParts): Pick<SiteServer, 'renderShell' | 'appFiles'> {
  return {
    async renderShell(request, { settings, nonce }) {
      const locale = readVisitorLocale(request, settings);
      const messages = await loadTexts(locale);
      const scheme = asScheme(readCookie(request.headers.get('cookie'), schemeCookie));
      const queryClient = createCallCache();
      const meetcute = createMeetcute({
        client: createClient({ baseUrl: new URL(request.url).origin }),
        queryClient,
        settings,
        i18n: createI18n({ locale, messages }),
      });
      const sheet = new ServerStyleSheet();
      const tree = (
        <SiteProviders meetcute={meetcute} store={store} state={stateOf(scheme)}>
          <OfflinePage />
        </SiteProviders>
      );
      const html = await renderToText(sheet.collectStyles(tree), nonce, () => {});
      const page = renderDocument({
        template,
        brandCss,
        styleTags: sheet.getStyleTags().replaceAll('<style ', `<style nonce="${nonce}" `),
        html,
        title: settings.name,
        discovery: '',
        lang: locale,
        scheme,
        buildId: assets.buildId,
        script: {
          nonce,
          steps: list.steps,
          preloads: [],
          deferred: null,
          takesConsent: false,
          // It shows what a member has stored.
          isOfMember: true,
          takesForms: null,
          state: {
            settings,
            locale,
            formatLocale: readFormatLocale(request, locale),
            timeZone: meetcute.timeZone,
            drawnAt: meetcute.drawnAt,
            buildId: assets.buildId,
            scheme: scheme ?? null,
            consent: noConsent,
            trafficSource: null,
            // Include all texts, because any page may start from the shell.
            messages,
            queries: dehydrate(queryClient),
            failure: null,
            form: null,
            isShell: true,
          },
        },
      });
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-build-id': assets.buildId,
      };
      return new Response(page, { headers });
    },
    async appFiles() {
      const offlinePages = offlinePaths.flatMap((path) => {
        const match = matchRoute(path);
        return match ? [{ ...findBinding(match.name), layout: match.route.layout }] : [];
      });
      const pages = [...offlinePages, { ...errorBinding, layout: 'default' as const }];
      await Promise.all(pages.map((page) => store.load(page)));
      const sources = [...pages.flatMap((page) => store.sources(page)), ...list.laterSources];
      const fonts = template.fonts.map(({ files }) => files.latin);
      return [...list.steps, ...list.preloads(sources), ...fonts];
    },
  };
}
