import type { Client } from '@meetcute/client';
import type { Settings } from '@meetcute/contract';
import type { KnownTrafficSource } from '@meetcute/core';
import { createNotices, MeetcuteProvider, NoticesContext, type Ports } from '@meetcute/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { StoreContext } from '../template/context.ts';
import type { SlotStore } from '../template/store.ts';
import { SiteStateContext, type SiteState } from './SiteState.ts';

/** Props of `SiteProviders`. */
export interface SiteProvidersProps {
  /** Client of the member API. */
  client: Client;
  /** Query client of the page. */
  queryClient: QueryClient;
  /** Settings of the site. */
  settings: Settings;
  /** Traffic source of the visit; null when unknown. */
  trafficSource: KnownTrafficSource;
  /** Translations in the page's language. */
  i18n: i18n;
  /** Loaded slots of the template. */
  store: SlotStore;
  /** Scheme, language and title of the page. */
  state: SiteState;
  /** Ports that replace those of the browser. Default: none. */
  ports?: Partial<Ports>;
  /** The router. */
  children: ReactNode;
}

/** Formats dates and numbers in the language of the texts. */
function AriaLocale({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return <I18nProvider locale={i18n.language}>{children}</I18nProvider>;
}

/** Provides every context a screen needs except the router. Server, browser and stories share it. */
export function SiteProviders({
  client,
  queryClient,
  settings,
  trafficSource,
  i18n,
  store,
  state,
  ports,
  children,
}: SiteProvidersProps) {
  const [notices] = useState(createNotices);
  return (
    <QueryClientProvider client={queryClient}>
      <MeetcuteProvider
        client={client}
        settings={settings}
        trafficSource={trafficSource}
        {...(ports ? { ports } : {})}
      >
        <I18nextProvider i18n={i18n}>
          <AriaLocale>
            <StoreContext value={store}>
              <SiteStateContext value={state}>
                <NoticesContext value={notices}>{children}</NoticesContext>
              </SiteStateContext>
            </StoreContext>
          </AriaLocale>
        </I18nextProvider>
      </MeetcuteProvider>
    </QueryClientProvider>
  );
}
