import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MeetcuteContext, type Meetcute } from './context.ts';

/** Props of `MeetcuteProvider`. */
export interface MeetcuteProviderProps {
  /** Client, texts and state of the page, from `createMeetcute`. */
  value: Meetcute;
  /** Application that uses the hooks and parts. */
  children: ReactNode;
}

/** Provides client, texts, cached data, notices and ports to all hooks and parts below. No other provider is needed. */
export function MeetcuteProvider({ value, children }: MeetcuteProviderProps) {
  return (
    <MeetcuteContext value={value}>
      <QueryClientProvider client={value.queryClient}>
        <I18nextProvider i18n={value.i18n}>{children}</I18nextProvider>
      </QueryClientProvider>
    </MeetcuteContext>
  );
}
