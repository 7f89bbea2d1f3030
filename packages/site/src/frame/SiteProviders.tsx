import { MeetcuteProvider, useFormatLocale, type Meetcute } from '@meetcute/react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { StoreContext } from '../template/context.ts';
import type { SlotStore } from '../template/store.ts';
import { SiteStateContext, type SiteState } from './SiteState.ts';
import { useCountryChoice } from './useCountryChoice.ts';

/** Props of `SiteProviders`. */
export interface SiteProvidersProps {
  /** Client, settings, texts and page state, from `createMeetcute`. */
  meetcute: Meetcute;
  /** Loaded slots of the template. */
  store: SlotStore;
  /** Scheme, language and title of the page. */
  state: SiteState;
  /** The router. */
  children: ReactNode;
}

/** Formats dates and numbers in the language of the texts and the region of the visitor. */
function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useFormatLocale()}>{children}</I18nProvider>;
}

/** Provides every context a screen needs except the router. Server, browser and stories share it. */
export function SiteProviders({ store, children, ...site }: SiteProvidersProps) {
  const { meetcute, state } = useCountryChoice(site.meetcute, site.state);
  return (
    <MeetcuteProvider value={meetcute}>
      <AriaLocale>
        <StoreContext value={store}>
          <SiteStateContext value={state}>{children}</SiteStateContext>
        </StoreContext>
      </AriaLocale>
    </MeetcuteProvider>
  );
}
