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

export interface SiteProvidersProps {
  client: Client;
  queryClient: QueryClient;
  settings: Settings;
  trafficSource: KnownTrafficSource;
  i18n: i18n;
  store: SlotStore;
  state: SiteState;
  ports?: Partial<Ports>;
  children: ReactNode;
}

/** Dates and numbers follow the texts' language. */
function AriaLocale({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return <I18nProvider locale={i18n.language}>{children}</I18nProvider>;
}

/** Everything a screen stands in but the router: server, browser and stories give it the same things. */
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
