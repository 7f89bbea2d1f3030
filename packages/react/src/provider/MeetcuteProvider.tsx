import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MeetcuteContext, type Meetcute } from './context.ts';

const LiveSync = lazy(() => import('../live/LiveSync.tsx'));

/** Props of `MeetcuteProvider`. */
export interface MeetcuteProviderProps {
  /** Client, texts and state of the page, from `createMeetcute`. */
  value: Meetcute;
  /**
   * Whether to keep the data of a logged-in member live and send what waits; see `useLiveSession`, which also reports
   * the end of a session. Default: false.
   */
  isLive?: boolean;
  /** Application that uses the hooks and parts. */
  children: ReactNode;
}

/** Provides client, texts, cached data, notices and ports to all hooks and parts below. No other provider is needed. */
export function MeetcuteProvider({ value, isLive = false, children }: MeetcuteProviderProps) {
  return (
    <MeetcuteContext value={value}>
      <QueryClientProvider client={value.queryClient}>
        <I18nextProvider i18n={value.i18n}>
          {children}
          {isLive && (
            <Suspense>
              <LiveSync />
            </Suspense>
          )}
        </I18nextProvider>
      </QueryClientProvider>
    </MeetcuteContext>
  );
}
