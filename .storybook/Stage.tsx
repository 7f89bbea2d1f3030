import { createClient } from '@meetcute/client';
import type { Settings } from '@meetcute/contract';
import { MeetcuteProvider } from '@meetcute/react';
import { t, ThemeRoot } from '@meetcute/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useHref, useNavigate } from 'react-router';
import { brandsCss } from './brands.ts';
import type { Look } from './toolbar.ts';

export interface StageProps {
  look: Look;
  texts: i18n;
  settings: Settings;
  /** Whether air stands around the story, as a part wants it and a screen does not. */
  isPadded: boolean;
  children: ReactNode;
}

const sheet = { minBlockSize: '100dvh' };
const padded = { ...sheet, padding: t.space[6] };

function Links({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
      {children}
    </RouterProvider>
  );
}

/** Where a part stands in a story: a brand, a language, a client on mocked calls, and links that lead nowhere. */
export function Stage({ look, texts, settings, isPadded, children }: StageProps) {
  const [client] = useState(() => createClient());
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <ThemeRoot
      template={look.template}
      scheme={look.scheme}
      lang={texts.language}
      style={isPadded ? padded : sheet}
    >
      <style>{brandsCss}</style>
      <I18nextProvider i18n={texts}>
        <I18nProvider locale={texts.language}>
          <QueryClientProvider client={queryClient}>
            <MeetcuteProvider client={client} settings={settings}>
              <MemoryRouter>
                <Links>{children}</Links>
              </MemoryRouter>
            </MeetcuteProvider>
          </QueryClientProvider>
        </I18nProvider>
      </I18nextProvider>
    </ThemeRoot>
  );
}
